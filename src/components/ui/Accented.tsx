import { splitAccent } from "../../lib/accent";

interface Props {
  text: string;
  /** The word set in the italic accent. */
  accent?: string | null;
}

/** A headline in which one word speaks in italics. */
export const Accented = ({ text, accent }: Props) => {
  const parts = splitAccent(text, accent);
  return (
    <>
      {parts.before}
      {parts.accent && <em>{parts.accent}</em>}
      {parts.after}
    </>
  );
};
