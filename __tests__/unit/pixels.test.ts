import { place, withoutOpacity, type Pixels } from "../../src/build/cards/pixels";

const WIDTH = 4;

/** Rows of four pixels, each of other red, green and blue. */
const rows = (height: number, first = 0): Pixels => ({
  data: Buffer.from(Array.from({ length: WIDTH * height * 3 }, (_, at) => first + at)),
  width: WIDTH,
  height,
});

const opaque = ({ data }: Pixels): Buffer =>
  Buffer.from([...data].flatMap((value, at) => (at % 3 === 2 ? [value, 255] : [value])));

describe("pixels without opacity", () => {
  it("keep red, green and blue, in their order", () => {
    const pixels = rows(3, 100);
    expect(withoutOpacity(opaque(pixels))).toEqual(pixels.data);
  });

  it("are those of a part of a larger memory", () => {
    const pixels = rows(2);
    const memory = Buffer.concat([Buffer.alloc(16, 7), opaque(pixels), Buffer.alloc(16, 7)]);
    expect(withoutOpacity(memory.subarray(16, -16))).toEqual(pixels.data);
  });

  it("are refused where they are no fours", () => {
    expect(() => withoutOpacity(Buffer.alloc(5 * 4))).toThrow(RangeError);
  });
});

describe("a picture placed on another", () => {
  it("covers what is there, and nothing beside", () => {
    const onto: Pixels = { data: Buffer.alloc(6 * 4 * 3), width: 6, height: 4 };
    place(onto, rows(2, 1), 1, 2);
    const [first, second] = [rows(1, 1), rows(1, 13)].map(({ data }) => [...data]);
    const beside = [0, 0, 0];
    const empty = Array.from({ length: 6 * 3 }, () => 0);
    const covered = [first, second].flatMap((row = []) => [...beside, ...row, ...beside]);
    expect([...onto.data]).toEqual([...empty, ...empty, ...covered]);
  });
});
