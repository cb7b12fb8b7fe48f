declare module "gray-matter/lib/engines" {
  const engines: { yaml: { parse: (source: string) => object } };
  export default engines;
}
