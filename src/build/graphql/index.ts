import type { GatsbyNode } from "gatsby";
import { articleListResolvers } from "./article-list";
import { contactItemResolvers } from "./contact";
import { bodyResolvers } from "./body";
import { heroResolvers } from "./forme";
import { isWriting, missingFileResolvers } from "./missing-files";
import { pictureResolvers } from "./pictures";
import { projectResolvers } from "./projects";
import { readingOnResolvers } from "./reading-on";
import { rootResolvers } from "./roots";
import { shareCardResolvers } from "./share-cards";
import { shortAddressResolvers } from "./short-addresses";
import { typeDefs } from "./types";

/** Declares every type by hand: nothing depends on which optional field some file happens to set. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const { createResolvers: add } = args;
  add({
    ...rootResolvers,
    ...pictureResolvers,
    ...contactItemResolvers,
    ...projectResolvers,
  });
  // Several modules give fields to the same types.
  add(bodyResolvers);
  add(heroResolvers);
  add(readingOnResolvers);
  add(articleListResolvers);
  add(shareCardResolvers);
  add(shortAddressResolvers(args));
  if (isWriting()) add(missingFileResolvers);
};
