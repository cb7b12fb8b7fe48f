interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  media: string;
}

const rulesOf = (rules: CSSRuleList, media = ""): Rule[] =>
  [...rules].flatMap((rule) => {
    if ("media" in rule && "cssRules" in rule) {
      const condition = (rule as CSSMediaRule).media.mediaText;
      return rulesOf((rule as CSSMediaRule).cssRules, `${media}${condition}`);
    }
    if (!("selectorText" in rule)) return [];
    const { selectorText, style } = rule as CSSStyleRule;
    return [{ selector: selectorText, style, media }];
  });

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    // jsdom does not know every pseudo-element.
    return false;
  }
};

type Part = "" | "::before";

const lastRuleWith = (property: string, element: Element, part: Part = ""): Rule | undefined =>
  [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(({ style }) => style.getPropertyValue(property))
    .filter(({ selector }) => selector.endsWith(part))
    .findLast(({ selector }) => matches(element, selector.slice(0, selector.length - part.length)));

/** The animation that the style sheets give an element or a part of it, and for which visitors. */
export const animationOf = (
  element: Element,
  part?: Part,
): { value: string; media: string } | undefined => {
  const rule = lastRuleWith("animation", element, part);
  return rule && { value: rule.style.getPropertyValue("animation"), media: rule.media };
};

/** The start delay of an element's animation as the style sheets say it, such as "150ms". */
export const startDelayOf = (element: Element): string | undefined =>
  lastRuleWith("animation-delay", element)?.style.getPropertyValue("animation-delay");
