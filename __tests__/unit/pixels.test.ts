import { place, placeDrawn, type Drawn, type Pixels } from "../../src/build/cards/pixels";

const WIDTH = 4;

/** Rows of four pixels, each of other red, green and blue. */
const rows = (height: number, first = 0): Pixels => ({
  data: Buffer.from(Array.from({ length: WIDTH * height * 3 }, (_, at) => first + at)),
  width: WIDTH,
  height,
});

const drawn = ({ data, ...size }: Pixels): Drawn => ({
  ...size,
  rgba: Buffer.from([...data].flatMap((value, at) => (at % 3 === 2 ? [value, 255] : [value]))),
});

const empty = (width: number, height: number): Pixels => ({
  data: Buffer.alloc(width * height * 3),
  width,
  height,
});

describe("a drawing placed on a picture", () => {
  it("keeps red, green and blue, in their order", () => {
    const pixels = rows(3, 100);
    const onto = empty(WIDTH, 3);
    placeDrawn(onto, drawn(pixels), { from: 0, count: 3 }, 0, 0);
    expect(onto.data).toEqual(pixels.data);
  });

  it("is one in a part of a larger memory", () => {
    const pixels = drawn(rows(2));
    const memory = Buffer.concat([Buffer.alloc(16, 7), pixels.rgba, Buffer.alloc(16, 7)]);
    const onto = empty(WIDTH, 2);
    const part = { ...pixels, rgba: memory.subarray(16, -16) };
    placeDrawn(onto, part, { from: 0, count: 2 }, 0, 0);
    expect(onto.data).toEqual(rows(2).data);
  });

  it("covers what is there with the rows that are named, and nothing beside", () => {
    const onto = empty(3 * WIDTH, 4);
    placeDrawn(onto, drawn(rows(3)), { from: 1, count: 2 }, WIDTH, 2);
    const expected = empty(3 * WIDTH, 4);
    const { data } = rows(3);
    place(expected, { data: data.subarray(WIDTH * 3), width: WIDTH, height: 2 }, WIDTH, 2);
    expect([...onto.data]).toEqual([...expected.data]);
    expect(onto.data.some((value) => value > 0)).toBe(true);
  });

  it("is refused where four does not divide what it is placed by", () => {
    const all = { from: 0, count: 1 };
    expect(() => {
      placeDrawn(empty(8, 1), drawn(empty(5, 1)), all, 0, 0);
    }).toThrow(RangeError);
    expect(() => {
      placeDrawn(empty(8, 1), drawn(empty(4, 1)), all, 2, 0);
    }).toThrow(RangeError);
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
