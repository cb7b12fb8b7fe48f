/** What stands in nested data at a path of field names; undefined where there is nothing. */
export const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], data);
