import styled from "styled-components";
import { splitTitle } from "../../lib/title";

const Accent = styled.em`
  /* It keeps together, and moves to the next line as a whole where there is no room. */
  display: inline-block;
  color: var(--accent);
`;

/** An article's title: the part after its one separator speaks in the italic accent. */
export const ArticleTitle = ({ title }: { title: string }) => {
  const { lead, accent } = splitTitle(title);
  if (!accent) return <>{title}</>;
  return (
    <>
      {title.charAt(lead.length) === " " ? `${lead} ` : lead}
      <Accent>{accent}</Accent>
    </>
  );
};
