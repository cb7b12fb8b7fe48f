import { contentSecurityPolicy, sourceOf } from "../../src/build/security-policy/policy";
import { securePage } from "../../src/build/security-policy/secure-page";

const STYLES = "a{color:red}";
const SCRIPT = 'document.title="x"';

const page = (head = "", body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title>${head}</head>` +
  `<body>${body}</body></html>`;

const policyIn = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? "";

describe("a policy", () => {
  it("knows the hash of a text, as browsers work it out", () => {
    expect(sourceOf("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(sourceOf("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it("begins with nothing, and names each source once", () => {
    const policy = contentSecurityPolicy({ scripts: [SCRIPT, SCRIPT], styles: [] });
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy.split(sourceOf(SCRIPT))).toHaveLength(2);
    expect(policy).not.toMatch(/unsafe-/);
  });

  it("takes for a picture, and nothing else, what stands in the page itself", () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [] }).split(";");
    expect(policy.filter((part) => part.includes("data:"))).toEqual(["img-src 'self' data:"]);
  });

  it("takes a font that stands in the page where there is one", () => {
    const styles = ["@font-face{font-family:A;src:url(data:font/woff2;base64,d09G)}"];
    const policy = contentSecurityPolicy({ scripts: [], styles }).split(";");
    expect(policy).toContain("font-src 'self' data:");
  });
});

describe("a page", () => {
  it("allows its inline scripts and styles, before they come", () => {
    const secured = securePage(page(`<style data-styled="">${STYLES}</style><script>${SCRIPT}</script>`)); // prettier-ignore
    expect(policyIn(secured)).toContain(`script-src 'self' ${sourceOf(SCRIPT)};`);
    expect(policyIn(secured)).toContain(`style-src 'self' ${sourceOf(STYLES)};`);
    expect(secured.indexOf("Content-Security-Policy")).toBeLessThan(secured.indexOf("<title>"));
  });

  it("allows text over several lines, letters of any kind and what looks like an element", () => {
    const script = 'var a="Ọ̀ṣun 🌿",b="<style>";\nvar c=1';
    expect(policyIn(securePage(page(`<script>${script}</script>`)))).toContain(sourceOf(script));
  });

  it("allows no hash for data and for scripts of their own address", () => {
    const others =
      '<script data-react-helmet="true" type="application/ld+json">{"a":1}</script>' +
      '<script src="/a.js"></script>';
    expect(policyIn(securePage(page(others)))).toContain("script-src 'self';");
  });

  it("has no style of Gatsby's own elements", () => {
    const secured = securePage(
      page(
        "",
        '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">' +
          '<p title="style=&quot;">x</p></div>' +
          '<div id="gatsby-announcer" style="top:0;border:0" aria-live="assertive"></div>',
      ),
    );
    expect(secured).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
    expect(secured).toContain('<div id="gatsby-announcer" aria-live="assertive">');
    expect(secured).toContain('<p title="style=&quot;">x</p>');
  });

  it("is the same when it is treated again, and brought up to date when it has changed", () => {
    const secured = securePage(page(`<script>${SCRIPT}</script>`));
    expect(securePage(secured)).toBe(secured);
    const changed = securePage(secured.replace(SCRIPT, "other()"));
    expect(changed).toBe(securePage(page("<script>other()</script>")));
  });

  it("is refused where it does not say its charset", () => {
    expect(() => securePage("<html></html>")).toThrow(/charset/);
  });
});
