import type { GatsbyNode } from "gatsby";
import { contactItemResolvers } from "./contact";
import { bodyResolvers } from "./body";
import { heroResolvers } from "./forme";
import { pictureResolvers } from "./pictures";
import { projectResolvers } from "./projects";
import { rootResolvers } from "./roots";
import { typeDefs } from "./types";

/** Declares every type by hand: nothing depends on which optional field some file happens to set. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  add({
    ...rootResolvers,
    ...pictureResolvers,
    ...bodyResolvers,
    ...contactItemResolvers,
    ...heroResolvers,
    ...projectResolvers,
  });
};
