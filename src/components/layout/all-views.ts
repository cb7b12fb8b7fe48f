/*
 * All views, in one order. A component gets the place of its styles when it is first loaded, and each
 * process that renders pages begins with another page: without this the same page would come out with
 * its rules in another order from one build to the next. For rendering alone (gatsby-ssr.tsx).
 */
import "../../pages/404";
import "../../pages/about";
import "../../pages/articles";
import "../../pages/career";
import "../../pages/contact";
import "../../pages/featured";
import "../../pages/index";
import "../../pages/projects";
import "../../templates/article";
import "../../templates/case-study";
