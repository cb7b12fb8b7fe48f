import { forwardRef, useId, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { linkedInIntent, twitterIntent } from "../../lib/share";
import { motion } from "../../theme/media";
import { Button, ButtonLink } from "../ui/Button";
import { copyField } from "./copy";

const Sheet = styled.dialog`
  width: min(var(--panel), calc(100vw - 2 * var(--margin)));
  padding: var(--space-6);
  border: var(--hairline) solid var(--ink);
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);

  &::backdrop {
    background: var(--scrim);
  }

  ${motion} {
    &[open] {
      transition: opacity var(--medium) var(--ease);

      @starting-style {
        opacity: 0;
      }
    }
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-5);
  font-size: var(--text-xl);
`;

const Choices = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Address = styled.input`
  width: 100%;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: var(--hairline) solid var(--outline);
  border-radius: var(--radius);
  background: var(--paper-raised);
  color: inherit;
  font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
`;

export interface ShareDialogHandle {
  open: () => void;
}

interface Props {
  title: string;
  /** Address of the page, absolute. */
  url: string;
}

/** Ways to share a page where the device offers none: a native modal dialog. */
export const ShareDialog = forwardRef<ShareDialogHandle, Props>(function ShareDialog(
  { title, url },
  handle,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const titleId = useId();
  // Most visitors never ask for it, and every page that has it would carry its markup and style.
  const [wanted, setWanted] = useState(false);

  useImperativeHandle(handle, () => ({
    open: () => {
      flushSync(() => {
        setWanted(true);
        setCopied(false);
      });
      dialog.current?.showModal();
    },
  }));

  const copy = async () => {
    if (address.current) setCopied(await copyField(address.current));
  };

  if (!wanted) return null;
  return (
    <Sheet ref={dialog} aria-labelledby={titleId}>
      <Title id={titleId}>Share this project</Title>
      <Choices>
        <ButtonLink href={twitterIntent(title, url)} newTab>
          Share on Twitter
        </ButtonLink>
        <ButtonLink href={linkedInIntent(url)} newTab>
          Share on LinkedIn
        </ButtonLink>
        <Address ref={address} type="text" value={url} readOnly aria-label="Address of this page" />
        <Button $look="primary" onClick={() => void copy()}>
          <span aria-live="polite">{copied ? "Copied!" : "Copy Link"}</span>
        </Button>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </Choices>
    </Sheet>
  );
});
