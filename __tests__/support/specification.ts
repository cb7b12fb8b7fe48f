/*
 * The facts of the specification that tests of the real content hold it to. They are what the
 * site has at least: the designer may add to every list of them.
 */

export const ARTICLES = [
  {
    slug: "minimalist-design",
    subject: /minimalist design/i,
    date: "2025-03-04",
    displayDate: "Mar 04, 2025",
    readTime: "5 min",
    topic: "Design Trends",
  },
  {
    slug: "maximizing-efficiency",
    subject: /maximizing efficiency/i,
    date: "2025-03-24",
    displayDate: "Mar 24, 2025",
    readTime: "5 min",
    topic: "AI",
  },
  {
    slug: "design-is-a-process",
    subject: /design is a process/i,
    date: "2025-06-13",
    displayDate: "Jun 13, 2025",
    readTime: "6 min",
    topic: "Design Philosophy",
  },
  {
    slug: "benin-city-designer",
    subject: /benin city/i,
    date: "2025-06-22",
    displayDate: "Jun 22, 2025",
    readTime: "5 min",
    topic: "Design Trends",
  },
] as const;

export const CASE_STUDIES = [
  { slug: "frauwa-roofs", type: "Brand Design" },
  { slug: "activate-pilot", type: "Visual Identity" },
] as const;

/** What the sections of a case study are about, one expression each. */
export const CASE_STUDY_SECTIONS = [
  /challenge|concept/i,
  /visual identity|logo development/i,
  /applications|guidelines/i,
  /results|outcome/i,
] as const;

export const NAVIGATION = [
  ["Home", "/"],
  ["About", "/about"],
  ["Career", "/career"],
  ["Projects", "/projects"],
  ["Featured", "/featured"],
  ["Articles", "/articles"],
  ["Contact", "/contact"],
] as const;

export const ROUTES = [
  ...NAVIGATION.map(([, path]) => path),
  ...ARTICLES.map(({ slug }) => `/articles/${slug}`),
  ...CASE_STUDIES.map(({ slug }) => `/case-studies/${slug}`),
];

export const PROJECT_CHIPS = [
  "Brand Design",
  "Visual Identity",
  "Marketing Design",
  "Print Design",
  "UI/UX Design",
  "Web Design",
  "Social Media Design",
  "Videography",
  "Video Editing",
  "SEO",
];

export const ARTICLE_CHIPS = [
  "Branding",
  "Design Systems",
  "Video Marketing",
  "Design Trends",
  "Design Philosophy",
  "AI",
  "Typography",
  "Social Media",
  "UX/UI Design",
  "Web Development",
  "Creative Strategy",
];

/** The categories that projects have. */
export const CATEGORIES = [
  "Brand Design",
  "Visual Identity",
  "Social Media Design",
  "Marketing Design",
  "Web Design",
  "Print Design",
];

export const SKILLS = [
  "Brand Design",
  "Marketing Design",
  "Print Design",
  "UI/UX Design",
  "Web Design",
  "Social Media Design",
  "Video Editing",
  "Copywriting",
  "SEO",
];

export const VALUES = ["Authenticity", "Impact", "Collaboration"];

export const SKILL_GROUPS = [
  "Design Software",
  "Design Specialties",
  "Marketing",
  "Development",
  "Video",
];

export const CONTACT_LABELS = ["Email", "Chat", "Instagram", "Twitter"];

export const PROFILES = ["Instagram", "Twitter/X", "Behance"];

/** The entries of a list that are facts of the specification, in the order of the list. */
export const specified = (list: readonly string[], facts: readonly string[]): string[] =>
  list.filter((entry) => facts.includes(entry));
