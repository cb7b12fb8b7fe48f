import { graphql } from "gatsby";
import type { IconType } from "react-icons";
import { FaEnvelope, FaInstagram, FaRegCommentDots, FaXTwitter } from "react-icons/fa6";
import styled from "styled-components";
import { noteWidth, shortMeasure } from "../../theme/measures";
import { from } from "../../theme/media";
import { Link } from "../ui/Link";
import { label as labelStyle } from "../ui/styles";

/* A line of an index: what, where, what for. */
const Card = styled(Link)`
  display: grid;
  gap: var(--space-2) var(--gutter);
  padding-block: var(--space-5);
  border-top: var(--hairline) solid var(--ink);
  text-decoration: none;
  transition: color var(--fast);

  ${from.large} {
    grid-template-columns: var(--dates) 1fr ${noteWidth};
    align-items: baseline;
  }

  &:hover {
    color: var(--accent);
  }
`;

const Label = styled.span`
  ${labelStyle}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--bronze);
`;

const Value = styled.span`
  /* On the narrowest telephones no larger than lets a host of 24 letters fit into a line. */
  font: 400 min(var(--text-xl), 6.6vw) / var(--leading-tight) var(--font-display);
  /* An address is read letter by letter: its dots stand free. */
  letter-spacing: var(--tracking-display);
  font-kerning: none;
  overflow-wrap: anywhere;

  ${from.large} {
    font-size: var(--text-2xl);
  }

  ${Card}:hover & {
    font-style: italic;
  }
`;

/*
 * The host of an address begins a line on telephones, where some addresses need two and others do not, and
 * the same one may in one font and not in the other: what follows would move when the font comes.
 */
const Host = styled.span`
  display: block;

  ${from.small} {
    display: inline-block;
  }
`;

const Description = styled.span`
  max-width: ${shortMeasure};
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;

const ICONS: Record<string, IconType> = {
  email: FaEnvelope,
  chat: FaRegCommentDots,
  instagram: FaInstagram,
  twitter: FaXTwitter,
};

/** A way to reach the designer; the whole card is the link. */
export const ContactCard = ({ item }: { item: Queries.ContactCardFragment }) => {
  const Icon = ICONS[item.channel];
  const sign = item.value.indexOf("@", 1) + 1;
  return (
    <Card href={item.href} newTab={item.channel !== "email"}>
      <Label>
        {Icon && <Icon aria-hidden="true" />}
        {item.label}
      </Label>
      <Value>
        {item.value.slice(0, sign)}
        <Host>{item.value.slice(sign)}</Host>
      </Value>
      <Description>{item.description}</Description>
    </Card>
  );
};

export const contactCard = graphql`
  fragment ContactCard on ContactItem {
    channel
    label
    description
    value
    href
  }
`;
