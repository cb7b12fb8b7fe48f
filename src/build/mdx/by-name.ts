/**
 * A table that is looked into by names which authors write: without what every object has by nature, so that
 * nobody finds anything under `constructor` or `__proto__`.
 */
export const byName = <Value>(table: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, table);
