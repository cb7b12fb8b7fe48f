import type { AnchorHTMLAttributes } from "react";
import { siteShell } from "../__tests__/support/site";

/*
 * Stands in for Gatsby in every test, as its unit-testing guide describes. The real module is
 * not loaded: the code under test takes nothing else from it while it runs.
 */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const navigate = jest.fn();

export const graphql = jest.fn();

export const useStaticQuery = jest.fn(() => siteShell);
