import { render, screen } from "@testing-library/react";
import { ContactCard } from "../../src/components/contact/ContactCard";

const item = (channel: string, href: string): Queries.ContactCardFragment => ({
  channel,
  label: `By ${channel}`,
  description: "Best for briefs.",
  value: "@designer",
  href,
});
const CHANNELS = ["email", "chat", "instagram", "twitter"];
const iconOf = (channel: string): string | undefined => {
  const { container, unmount } = render(<ContactCard item={item(channel, "https://a.example")} />);
  const markup = container.querySelector("svg")?.innerHTML;
  unmount();
  return markup;
};

describe("a contact card", () => {
  it.each(CHANNELS)(
    "for %s has an icon, label, value and description, all in one link",
    (channel) => {
      render(<ContactCard item={item(channel, "https://a.example")} />);
      const link = screen.getByRole("link");
      for (const text of [`By ${channel}`, "@designer", "Best for briefs."]) {
        expect(link).toHaveTextContent(text);
      }
      expect(link.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    },
  );

  it("has another icon for each channel", () => {
    expect(new Set(CHANNELS.map(iconOf)).size).toBe(4);
  });

  it.each(["chat", "instagram", "twitter"])("for %s opens a new tab", (channel) => {
    render(<ContactCard item={item(channel, "https://a.example/profile")} />);
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://a.example/profile");
    expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
  });

  it("for email opens the mail program, and no tab", () => {
    render(<ContactCard item={item("email", "mailto:hello@a.example")} />);
    expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:hello@a.example");
    expect(screen.getByRole("link")).not.toHaveAttribute("target");
  });
});
