import type { PluginObj } from "@babel/core";

declare const shortIds: {
  (): PluginObj;
  /** The id of a file with styled components, given its path below the project's folder. */
  fileId: (file: string) => string;
};

export default shortIds;
