// Written by `npm run fonts`; change scripts/fonts.ts instead.

/** The fonts of the site, and system fonts stretched to their measures for the time before. */
export const fontFaces = `@font-face{font-family:"Noto Serif Display";font-weight:400;font-display:swap;src:url(/fonts/7225ad/display-roman.woff2);unicode-range:U+21-323,U+1e3e-1ee5,U+2013-2212}
@font-face{font-family:"Noto Serif Display";font-style:italic;font-weight:400;font-display:swap;src:url(/fonts/7225ad/display-italic.woff2);unicode-range:U+21-323,U+1e3e-1ee5,U+2013-2212}
@font-face{font-family:"Noto Serif Display";font-weight:400;font-display:swap;src:url(/fonts/7225ad/display-roman-names.woff2);unicode-range:U+4d,U+6d,U+c0-323,U+1e3e-1ee5}
@font-face{font-family:"Noto Serif Display";font-style:italic;font-weight:400;font-display:swap;src:url(/fonts/7225ad/display-italic-names.woff2);unicode-range:U+4d,U+6d,U+c0-323,U+1e3e-1ee5}
@font-face{font-family:"Noto Serif Display";font-weight:400;font-display:swap;src:url(/fonts/7225ad/display-roman-everyday.woff2);unicode-range:U+20-a9,U+2013-201d}
@font-face{font-family:"Noto Serif Display";font-style:italic;font-weight:400;font-display:swap;src:url(/fonts/7225ad/display-italic-everyday.woff2);unicode-range:U+20-a0,U+2013-201d}
@font-face{font-family:"Display Times New Roman";src:local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif'),local('Tinos');font-style:normal;ascent-override:91.24%;descent-override:25.01%;line-gap-override:0%;size-adjust:117.17%}@font-face{font-family:"Display Times New Roman";src:local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif'),local('Tinos');font-style:italic;ascent-override:93.39%;descent-override:25.6%;line-gap-override:0%;size-adjust:114.46%}@font-face{font-family:"Text Arial";src:local('Arial'),local('ArialMT'),local('Liberation Sans'),local('Arimo');font-style:normal;ascent-override:92.2%;descent-override:28.99%;line-gap-override:0%;size-adjust:105.2%}@font-face{font-family:"Text Roboto";src:local('Roboto Regular'),local('Roboto-Regular'),local('Roboto');font-style:normal;ascent-override:92%;descent-override:28.93%;size-adjust:105.43%}
@font-face{font-family:"Onest";font-weight:400;font-display:swap;src:url(/fonts/7225ad/text-regular-more.woff2);unicode-range:U+22,U+24-25,U+2a-2b,U+3c-3e,U+5b-60,U+7b-7e,U+a1-a7,U+ab-ff,U+2018,U+2026-2197,U+2212}
@font-face{font-family:"Onest";font-weight:400;font-display:swap;src:url(/fonts/7225ad/text-regular-names.woff2);unicode-range:U+c0-323,U+1e3e-1ee5}
@font-face{font-family:"Onest";font-weight:600;font-display:swap;src:url(/fonts/7225ad/text-semibold-more.woff2);unicode-range:U+22-25,U+2a-2b,U+3c-3e,U+40,U+5b-60,U+7b-7e,U+a1-323,U+1e3e-1ee5,U+2018,U+2022-2212}
@font-face{font-family:"Onest";font-weight:400;font-display:optional;src:url(/fonts/7225ad/text-regular-everyday.woff2);unicode-range:U+20-a9,U+2013-2022,U+21a9}
@font-face{font-family:"Onest";font-weight:600;font-display:swap;src:url(/fonts/7225ad/text-semibold-everyday.woff2);unicode-range:U+20-a0,U+2013-201d}
@font-face{font-family:"Onest";font-weight:400;font-display:swap;src:url(/fonts/7225ad/naira-regular.woff2);unicode-range:U+20a6}
@font-face{font-family:"Onest";font-weight:600;font-display:swap;src:url(/fonts/7225ad/naira-semibold.woff2);unicode-range:U+20a6}`;

/** The fonts that every first view shows. */
export const preloadedFonts = [
  "/fonts/7225ad/display-roman-everyday.woff2",
  "/fonts/7225ad/display-italic-everyday.woff2",
  "/fonts/7225ad/text-regular-everyday.woff2",
];
