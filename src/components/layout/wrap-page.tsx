import type { WrapPageElementNodeArgs } from "gatsby";
import { withoutTrailingSlash } from "../../lib/routes";
import { Analytics } from "../analytics/Analytics";
import { Layout } from "./Layout";

type Page = Pick<WrapPageElementNodeArgs, "element" | "props">;

/** The same in the browser and while building, as Gatsby asks. */
export const wrapPageElement = ({ element, props }: Page) => (
  <>
    <Layout path={props.location.pathname}>{element}</Layout>
    <Analytics path={withoutTrailingSlash(props.location.pathname)} />
  </>
);
