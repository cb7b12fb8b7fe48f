import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";

/** Renders a page or template with what its query would answer. */
export const renderPage = <Data extends object>(
  Page: ComponentType<PageProps<Data>>,
  data: object,
  pathname = "/",
) => {
  const props = { data, location: { pathname } };
  return render(<Page {...(props as unknown as PageProps<Data>)} />);
};
