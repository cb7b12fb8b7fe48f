/** What a system says when something cannot be written, and what that means. */
const REASONS: Record<string, string> = {
  ENOSPC: "cannot be written, because the disk is full",
  EDQUOT: "cannot be written, because this user's share of the disk is full",
  EROFS: "cannot be written, because the disk can only be read",
  EACCES: "may not be read or written by this user of the computer",
  EPERM: "may not be read or written by this user of the computer",
};

const factsOf = (error: unknown): { code: string; file: string } => {
  const { code, path, message = "" } = Object(error) as NodeJS.ErrnoException;
  // What a thread throws may arrive as its message alone.
  return {
    code: code ?? /\bE[A-Z]{3,}(?=: )/.exec(message)?.[0] ?? "",
    file: path ?? "A file of the build",
  };
};

/** Why something could not be written, in plain words; undefined when that is not what failed. */
export const cannotWrite = (error: unknown): string | undefined => {
  const { code, file } = factsOf(error);
  const reason = REASONS[code];
  return reason && `${file} ${reason}. Put that right and start again.`;
};
