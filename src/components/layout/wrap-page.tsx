import type { GatsbyBrowser } from "gatsby";
import { withoutTrailingSlash } from "../../lib/routes";
import { Analytics } from "../analytics/Analytics";
import { Layout } from "./Layout";

type WrapPageElement = NonNullable<GatsbyBrowser["wrapPageElement"]>;

/** The same in the browser and while building, as Gatsby asks. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => (
  <>
    <Layout path={props.location.pathname}>{element}</Layout>
    <Analytics path={withoutTrailingSlash(props.location.pathname)} />
  </>
);
