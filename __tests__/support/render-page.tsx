import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";

/** Renders a page or template with the data that its query would answer. */
export const renderPage = <Data extends object>(
  Page: ComponentType<PageProps<Data>>,
  data: Data,
  pathname = "/",
) => {
  const props = { data, location: { ...window.location, pathname } };
  return render(<Page {...(props as unknown as PageProps<Data>)} />);
};
