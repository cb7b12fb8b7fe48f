declare module "subset-font" {
  interface Options {
    targetFormat?: "woff" | "woff2" | "truetype" | "sfnt";
    /** Tags of the layout features to keep; all of them when absent. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Leaves out glyphs that stand for no character of the text by themselves, such as ligatures. */
    noLayoutClosure?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
