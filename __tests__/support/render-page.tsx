import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { shareCard } from "./fixtures";

/** Content of a page as its file has it, with the card that only the build can give. */
const withCard = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "meta" in value ? { shareCard, ...value } : value;

/** Renders a page or template with what its query would answer. */
export const renderPage = <Data extends object | null>(
  Page: ComponentType<PageProps<Data>>,
  data: object | null,
  pathname = "/",
) => {
  const answer =
    data &&
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withCard(value)]));
  const props = { data: answer, location: { pathname } };
  return render(<Page {...(props as unknown as PageProps<Data>)} />);
};
