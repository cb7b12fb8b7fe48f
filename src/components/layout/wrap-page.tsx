import type { GatsbyBrowser } from "gatsby";
import { Analytics } from "../analytics/Analytics";
import { Layout } from "./Layout";

type WrapPageElement = NonNullable<GatsbyBrowser["wrapPageElement"]>;

/** The same in the browser and while building, as Gatsby asks. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => (
  <>
    <Layout path={props.location.pathname}>{element}</Layout>
    <Analytics path={props.location.pathname} />
  </>
);
