import { screen } from "@testing-library/react";
import contact from "../fixtures/content/contact.json";
import site from "../fixtures/content/site.json";
import ContactPage from "../../src/pages/contact";
import { renderPage } from "../support/render-page";

const ADDRESSES: Record<string, string> = {
  email: `mailto:${site.email}`,
  chat: site.chat.url,
  instagram: "https://instagram.example/creative.designer",
  twitter: "https://twitter.example/creativedesigner",
};
const items = contact.items.map((item) => ({
  ...item,
  value: `the ${item.channel}`,
  href: ADDRESSES[item.channel],
}));

describe("the contact page", () => {
  beforeEach(() => {
    renderPage(ContactPage, { contactPage: { ...contact, items } });
  });

  it("shows the four ways, each one link", () => {
    const targets = items.map(({ value }) => screen.getByText(value).closest("a")?.href);
    expect(targets).toEqual(Object.values(ADDRESSES));
  });

  it("calls to action by mail and on Instagram", () => {
    expect(screen.getByRole("link", { name: "Send me an Email" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:hello@creative-designer\.example/),
    );
    const instagram = screen.getByRole("link", { name: "Follow on Instagram" });
    expect(instagram).toHaveAttribute("href", ADDRESSES.instagram);
    expect(instagram).toHaveAttribute("target", "_blank");
  });

  it("quotes", () => {
    expect(screen.getByText(contact.quote).closest("blockquote")).toBeVisible();
  });

  it("has no form", () => {
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});
