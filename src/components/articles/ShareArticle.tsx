import { articleShareText } from "../../lib/share";
import { shareNatively } from "../share/native-share";
import { Button } from "../ui/Button";

interface Props {
  title: string;
  label: string;
}

/** Shares an article with the device's own means; without them a press does nothing. */
export const ShareArticle = ({ title, label }: Props) => (
  <Button onClick={() => void shareNatively({ title, text: articleShareText(title) })}>
    {label}
  </Button>
);
