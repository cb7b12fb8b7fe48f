import { render, screen } from "@testing-library/react";
import styled from "styled-components";
import career from "../fixtures/content/career.json";
import { ArticleGrid } from "../../src/components/articles/ArticleGrid";
import { Timeline } from "../../src/components/career/Timeline";
import { ProjectGrid } from "../../src/components/projects/ProjectGrid";
import { entrance, staggered } from "../../src/theme/entrance";
import { animationOf, startDelayOf } from "../support/animations";
import { manyArticleCards, projectCards } from "../support/fixtures";

const Rising = styled.div`
  ${entrance}
`;
const Item = styled.li`
  ${staggered({ stepMs: 150, capMs: 300 }, 3)}
`;

/** The entries of the first list on the page. */
const entries = () => [...(screen.getAllByRole("list")[0]?.children ?? [])];

/** Start delays of the entries themselves. */
const delays = () => entries().map(startDelayOf);

/** Start delays of what the entries hold, which enters in the place of an entry that waits itself. */
const cardDelays = () =>
  entries().map(({ firstElementChild }) => firstElementChild && startDelayOf(firstElementChild));

describe("the entrance", () => {
  it("runs once, and only for those who have not asked for less motion", () => {
    render(<Rising data-testid="rising" />);
    const animation = animationOf(screen.getByTestId("rising"));
    expect(animation?.media).toContain("prefers-reduced-motion: no-preference");
    expect(animation?.value).not.toContain("infinite");
  });

  it("starts each entry of a list one step after the one before, up to the cap", () => {
    render(
      <ul>
        {[0, 1, 2, 3, 4].map((index) => (
          <Item key={index} />
        ))}
      </ul>,
    );
    expect(delays()).toEqual(["0ms", "150ms", "300ms", "300ms", "300ms"]);
    screen.getAllByRole("listitem").forEach((item) => expect(animationOf(item)).toBeDefined());
  });
});

describe("the start delays", () => {
  it("of project cards are 150 ms per index", () => {
    render(<ProjectGrid projects={projectCards} />);
    expect(cardDelays()).toEqual(["0ms", "150ms", "300ms", "450ms", "600ms", "750ms"]);
    for (const entry of entries()) expect(animationOf(entry)).toBeUndefined();
  });

  it("of article cards are 150 ms per index, capped at 600 ms", () => {
    render(<ArticleGrid articles={manyArticleCards(7)} />);
    expect(cardDelays()).toEqual(["0ms", "150ms", "300ms", "450ms", "600ms", "600ms", "600ms"]);
  });

  it("of timeline entries are 200 ms times the index", () => {
    render(<Timeline jobs={career.jobs} />);
    expect(delays()).toEqual(["0ms", "200ms", "400ms", "600ms", "800ms", "1000ms", "1200ms"]);
  });
});
