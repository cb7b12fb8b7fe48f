import Module from "node:module";

const changes = new Map();
const spared = new Set();

const load = Module._load;

/** By the end of what is asked for, since that is a path, and Gatsby asks by various ones. */
const changeOf = (request) => [...changes].find(([ending]) => request.endsWith(ending));

const loadChanged = function (request, ...others) {
  if (spared.has(request)) return {};
  const loaded = load.call(this, request, ...others);
  const found = changeOf(request);
  if (found) {
    const [ending, change] = found;
    changes.delete(ending);
    if (changes.size === 0) Module._load = load;
    change(loaded, Module._resolveFilename(request, ...others));
  }
  return loaded;
};

/**
 * Changes what a module of Gatsby's exports when Gatsby asks for it. To load it before would load what
 * tells of progress as well, and that does not find the process it has to tell then.
 *
 * @param {string} ending of the path by which Gatsby asks for the module, with a slash before its name
 * @param {(exported: object, file: string) => void} change is given what the module exports, and its path, once
 */
export const whenLoaded = (ending, change) => {
  changes.set(ending, change);
  Module._load = loadChanged;
};

/**
 * Spares this process packages that Gatsby asks for, and never uses where what it would have done with them is changed
 * (`whenLoaded`): for these it is given an empty object until all changes are made.
 *
 * @param {string[]} names
 */
export const spare = (...names) => {
  for (const name of names) spared.add(name);
  Module._load = loadChanged;
};
