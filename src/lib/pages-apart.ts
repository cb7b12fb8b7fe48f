/** What Gatsby loads pages from (`$virtual/async-requires`). */
export interface AsyncRequires {
  /** By name: what loads and evaluates the component of a page. */
  components: Record<string, () => Promise<unknown>>;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Gatsby evaluates the component of a page in the very task in which it reads the page's data. With this
 * each has a task of its own, so that the browser can answer between them.
 */
export const evaluatePagesApart = ({ components }: AsyncRequires): void => {
  for (const [name, load] of Object.entries(components)) {
    components[name] = () => nextTask().then(load);
  }
};
