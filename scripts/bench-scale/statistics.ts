interface Point {
  x: number;
  y: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much y grows with each x, by least squares; undefined for fewer than two different x. */
export const slope = (points: readonly Point[]): number | undefined => {
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (points.length < 2 || spread === 0) return undefined;
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
};
