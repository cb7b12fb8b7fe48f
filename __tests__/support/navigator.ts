/** Gives the browser a property of `navigator` that jsdom does not have; `undefined` takes it. */
export const setNavigator = (name: string, value: unknown) => {
  if (value === undefined) Reflect.deleteProperty(window.navigator, name);
  else Object.defineProperty(window.navigator, name, { value, configurable: true });
};
