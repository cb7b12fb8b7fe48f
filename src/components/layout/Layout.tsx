import { useEffect, useRef, type ReactNode } from "react";
import styled from "styled-components";
import { withoutTrailingSlash } from "../../lib/routes";
import { visuallyHidden } from "../ui/styles";
import { BaseStyle } from "./BaseStyle";
import { focusHeading } from "./focus-heading";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { OfflineNotice } from "./OfflineNotice";
import { announcePage } from "./page-transition";
import { PrintHead } from "./PrintHead";
import { useSite } from "./useSite";

const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);

  &:not(:focus) {
    ${visuallyHidden}
    position: fixed;
  }
`;

interface Props {
  /** Path of the current page, as the router gives it. */
  path: string;
  children: ReactNode;
}

/** What stays while pages change: styles, header, footer. */
export const Layout = ({ path, children }: Props) => {
  const site = useSite();
  const shown = useRef(path);
  useEffect(() => {
    announcePage();
    if (shown.current !== path) focusHeading();
    shown.current = path;
  }, [path]);

  return (
    <>
      <BaseStyle />
      <SkipLink href="#content">Skip to content</SkipLink>
      <Header site={site} path={withoutTrailingSlash(path)} />
      <PrintHead site={site} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <OfflineNotice />
      {/* Referred to by every link that opens a new tab. */}
      <span id="new-tab" hidden>
        opens in a new tab
      </span>
    </>
  );
};
