/** What stands in nested data at a path of field names and indices; undefined where there is nothing. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (Object(value) as Record<PropertyKey, unknown>)[key], data);

/** The same path in words, as messages name a field: `jobs › entry 2 › period`. */
export const fieldAt = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key))).join(" › ");
