/** One thing that the specification asks for, broken on purpose. */
export interface Mutation {
  /** Section of the specification, and what it says. */
  guards: string;
  file: string;
  from: string;
  to: string;
  /** Test files, below `__tests__`, at least one of which has to go red. */
  tests: string[];
}

const CONTENT = "content/real-texts";
const COUNTS = "content/real-counts";
const CONSTANTS = "src/lib/constants.ts";

const inContent = (file: string, guards: string, from: string, to: string, test = CONTENT) => ({
  guards,
  file: `content/${file}`,
  from,
  to,
  tests: [test],
});

const inCode = (guards: string, file: string, from: string, to: string, ...tests: string[]) => ({
  guards,
  file: `src/${file}`,
  from,
  to,
  tests: tests.map((test) => `unit/${test}`),
});

/** What is broken, in the order of the specification. */
export const mutations: readonly Mutation[] = [
  inCode("2 header: more than 10 px", "lib/constants.ts", "PX = 10", "PX = 12", "constants"),
  inCode(
    "2 header: changes on scroll",
    "components/layout/useScrolled.ts",
    "> threshold",
    ">= threshold",
    "header",
  ),
  inCode(
    "2 header: current path",
    "components/layout/Navigation.tsx",
    'return "page"',
    "return undefined",
    "navigation",
  ),
  inCode(
    "2 menu: closes on a tap",
    "components/layout/Header.tsx",
    "if (open) menu",
    "if (!open) menu",
    "header",
  ),
  inContent("navigation.json", "2 navigation: its entries", '"Career"', '"Résumé"', COUNTS),
  inContent("site.json", "2 footer: three social profiles", '"Behance"', '"Dribbble"', COUNTS),
  inCode(
    "2 footer: year and name",
    "components/layout/Footer.tsx",
    "new Date().getFullYear()",
    "2020",
    "footer",
  ),
  inCode("2 footer: back to top", "components/layout/Footer.tsx", "top: 0", "top: 9", "footer"),
  inContent("home.json", "2 home: tagline", "Unforgettable.", "Memorable."),
  inContent(
    "home.json",
    "2 home: headline",
    "Where Stories Meet Design",
    "Where Stories Become Design",
  ),
  inContent("home.json", "2 home: buttons", "Explore My Work", "See My Work"),
  inContent("about.json", "2 about: skills", '"Copywriting"', '"Writing"'),
  inContent("about.json", "2 about: values", '"Impact"', '"Effect"'),
  inContent("about.json", "2 about: mail link", "Let's Collaborate", "Write to Me"),
  inContent("career.json", "2 career: label and heading", "CAREER JOURNEY", "CAREER"),
  inContent("career.json", "2 career: call to action", "Start a Conversation", "Talk to Me"),
  inContent("career.json", "2 career: Jan 2018", "Jan 2018", "Jan 2017", "content/real-career"),
  inContent(
    "career.json",
    "2 education: 2021 - 2025",
    "2021 - 2025",
    "2020 - 2024",
    "content/real-career",
  ),
  inContent("career.json", "2 skills: five categories", '"Development"', '"Code"', COUNTS),
  inCode(
    "2 career: 200 ms per index",
    "lib/constants.ts",
    "stepMs: 200",
    "stepMs: 250",
    "constants",
  ),
  inCode(
    "2 projects: case study only with a slug",
    "components/projects/PlateActions.tsx",
    "{caseStudyPath && (",
    "{(",
    "project-card",
  ),
  inCode(
    "2 projects: live project in a new tab",
    "components/projects/PlateActions.tsx",
    "newTab aria",
    "aria",
    "project-card",
  ),
  inCode(
    "2 projects: preloaded pictures",
    "components/projects/ProjectPreloads.tsx",
    "setAll(true)",
    "setAll(false)",
    "project-preloads",
  ),
  inContent(
    "featured.json",
    "2 featured: heading",
    'Featured Partnerships",\n  "headingAccent',
    'Partnerships",\n  "headingAccent',
  ),
  inCode(
    "2 featured: partner",
    "components/featured/PartnershipCard.tsx",
    "In partnership with",
    "With",
    "partnership-card",
  ),
  inCode("2 articles: colon splits a title", "lib/title.ts", '":", "—"', '"—"', "title"),
  inCode(
    "2 articles: exactly two parts",
    "lib/title.ts",
    "parts.length === 2",
    "parts.length >= 2",
    "title",
  ),
  inCode(
    "2 articles: Read Article",
    "components/articles/ArticleCard.tsx",
    "Read Article",
    "Read",
    "article-card",
  ),
  inContent("articles.json", "2 articles: Connect With Me", "Connect With Me", "Follow"),
  inCode(
    "2 article: share text",
    "lib/share.ts",
    "Check out this article:",
    "Read:",
    "share-texts",
    "share-article",
  ),
  inCode(
    "2 article: errors of sharing are logged",
    "components/share/native-share.ts",
    'console.error("Sharing',
    'void ("Sharing',
    "native-share",
  ),
  inCode(
    "2 article: back link",
    "components/articles/ArticleHeader.tsx",
    "Back to Articles",
    "Back",
    "template-article",
  ),
  inCode(
    "2 case study: dialog",
    "components/share/ShareDialog.tsx",
    "Share on LinkedIn",
    "LinkedIn",
    "share-dialog",
  ),
  inCode(
    "2 case study: Copied!",
    "components/share/ShareDialog.tsx",
    '"Copied!"',
    '"Done"',
    "share-dialog",
  ),
  inCode(
    "2 case study: live project is optional",
    "components/case-studies/Overview.tsx",
    "study.externalLink && (",
    "(",
    "template-case-study",
  ),
  inContent("contact.json", "2 contact: four cards", '"Chat"', '"Messages"', COUNTS),
  inContent("contact.json", "2 contact: Send me an Email", "Send me an Email", "Write"),
  inContent("not-found.json", "2 404: text", "Oops! Page not found", "Nothing here"),
  inCode(
    "2 404: path is logged",
    "pages/404.tsx",
    "location.pathname);\n  }, [",
    "1);\n  }, [",
    "page-not-found",
  ),
  inContent(
    "articles/design-is-a-process/index.mdx",
    "3 articles: 6 min on the page",
    'readTime: "6 min"',
    'readTime: "7 min"',
    "content/real-articles",
  ),
  inContent(
    "articles/minimalist-design/index.mdx",
    "3 articles: topics",
    "topic: Design Trends",
    "topic: Typography",
    "content/real-articles",
  ),
  inCode(
    "4 filter: equals the chip",
    "lib/filter.ts",
    "labelOf(item) === chip",
    "labelOf(item) !== chip",
    "filter",
  ),
  inCode(
    "4 filter: starts at All",
    "components/ui/FilterableList.tsx",
    "ALL",
    '"Web Design"',
    "filterable-list",
  ),
  inCode(
    "4 pictures: placeholder on error",
    "components/media/Picture.tsx",
    'setState("failed")',
    'setState("loaded")',
    "picture-loading",
  ),
  inCode(
    "7 page views on changes",
    "components/analytics/Analytics.tsx",
    "[analytics, path]",
    "[analytics]",
    "analytics",
  ),
  inCode(
    "7 analytics: do not track",
    "components/analytics/vercel.ts",
    'doNotTrack !== "1"',
    'doNotTrack !== "2"',
    "vercel",
  ),
  inCode(
    "9 project cards: 150 ms",
    "lib/constants.ts",
    "projectCard: { stepMs: 150",
    "projectCard: { stepMs: 100",
    "constants",
  ),
  inCode(
    "9 article cards: at most 600 ms",
    "lib/constants.ts",
    "capMs: 600",
    "capMs: 900",
    "constants",
  ),
  inCode(
    "9 two eager article pictures",
    "lib/constants.ts",
    "IMAGES = 2",
    "IMAGES = 3",
    "constants",
  ),
  inCode(
    "9 share picture 1200 × 630",
    "lib/constants.ts",
    "height: 630",
    "height: 627",
    "constants",
  ),
  inContent(
    "chips.json",
    "9 chips: their order",
    '"Visual Identity",\n    "Marketing Design"',
    '"Marketing Design",\n    "Visual Identity"',
    COUNTS,
  ),
  {
    guards: "3 metadata: og:locale",
    file: "src/components/seo/Seo.tsx",
    from: 'property="og:locale"',
    to: 'name="og:locale"',
    tests: ["unit/seo"],
  },
  {
    guards: "9 structured data: CreativeWork",
    file: "src/components/seo/structured-data.ts",
    from: '"CreativeWork"',
    to: '"Thing"',
    tests: ["unit/structured-data"],
  },
  {
    guards: "9 placeholder picture",
    file: CONSTANTS,
    from: '"/placeholder.svg"',
    to: '"/missing.svg"',
    tests: ["unit/constants", "unit/picture-loading"],
  },
];
