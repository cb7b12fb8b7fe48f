import { useRef, useState } from "react";
import { canShare, shareNatively } from "../share/native-share";
import { ShareDialog, type ShareDialogHandle } from "../share/ShareDialog";
import { Button } from "../ui/Button";

interface Props {
  title: string;
  label: string;
  /** Absolute address of the page, shown and copied in the dialog. */
  url: string;
}

/** Shares a case study: with the device's own means, or through a dialog where there are none. */
export const ShareProject = ({ title, label, url }: Props) => {
  const dialog = useRef<ShareDialogHandle>(null);
  const [address, setAddress] = useState(url);

  const share = () => {
    if (canShare()) {
      void shareNatively({ title });
      return;
    }
    setAddress(window.location.href);
    dialog.current?.open();
  };

  return (
    <>
      <Button onClick={share}>{label}</Button>
      <ShareDialog ref={dialog} title={title} url={address} />
    </>
  );
};
