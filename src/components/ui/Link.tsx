import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { fetchAhead } from "../layout/page-loader";
import { withPageTransition } from "../layout/page-transition";
import { pageAddress } from "../../lib/page-address";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel"> {
  href: string;
  /** For addresses outside the site: open them in a new tab, and say so. */
  newTab?: boolean;
  /** Where a page of the site stands to this one, for those that belong to a series. */
  rel?: "prev" | "next";
  children: ReactNode;
}

/**
 * Any link: pages of the site change without a reload, other addresses carry
 * `rel="noopener noreferrer"`, and those that open a new tab say so to assistive technology.
 */
export const Link = ({ href, newTab = false, rel: series, children, ...rest }: Props) => {
  const page = pageAddress(href);
  if (page !== undefined) {
    const press = (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onClick?.(event);
      withPageTransition(event, href);
    };
    // Gatsby fetches what a mouse comes over; a finger presses some tenth of a second after it has come.
    const touch = () => fetchAhead(page);
    return (
      <GatsbyLink to={href} rel={series} {...rest} onClick={press} onTouchStart={touch}>
        {children}
      </GatsbyLink>
    );
  }
  if (!newTab) {
    const rel = /^https?:/.test(href) ? "noopener noreferrer" : undefined;
    return (
      <a href={href} rel={rel} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby="new-tab" {...rest}>
      {children}
    </a>
  );
};
