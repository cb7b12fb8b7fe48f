import path from "node:path";
import { pictureFacts, type PictureFacts } from "./picture-file";
import { targetOf } from "./pictures";
import type { Problem } from "./problems";

/** Two pictures are of one shape when their sides differ by less than this. */
const SHAPE_TOLERANCE = 0.02;

/** Pictures that lie one over the other have to be of one shape, or one of them is cropped. */
export const checkShapes = async (
  dir: string,
  file: string,
  { sources, line }: { sources: readonly string[]; line: number | undefined },
  known: ReadonlySet<string>,
): Promise<Problem[]> => {
  const targets = sources.map((src) => targetOf(file, src)).filter((target) => known.has(target));
  const facts = await Promise.all(targets.map((target) => pictureFacts(path.join(dir, target))));
  const [first, second] = facts;
  if (!first || !second) return [];
  const shape = (picture: PictureFacts) => picture.width / picture.height;
  if (Math.abs(shape(first) / shape(second) - 1) <= SHAPE_TOLERANCE) return [];
  const size = ({ width, height }: PictureFacts) => `${width} × ${height}`;
  const found = `pictures of two shapes, ${size(first)} and ${size(second)} px`;
  const expected = "two pictures of one shape: the second is cropped to the first";
  return [{ file, level: "warning", field: "<Compare>", line, found, expected }];
};
