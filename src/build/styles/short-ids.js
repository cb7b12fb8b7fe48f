/*
 * A plugin for Babel. styled-components gives every component an id that holds a long digest of its
 * file's path, and a page carries the id of every component on it three times. A short digest tells
 * the files of one site apart as well (__tests__/content/short-ids.test.ts holds that it does) and
 * makes the compressed HTML of a page about a hundred bytes lighter.
 */

const { createHash } = require("node:crypto");
const path = require("node:path");

const LENGTH = 2;

/**
 * The id of a file with styled components: a letter, since a class begins with one, and a digest.
 *
 * @param {string} file path of the file below the project's folder
 */
const fileId = (file) => {
  const digest = createHash("sha256").update(file.split(path.sep).join("/")).digest();
  const letter = String.fromCharCode("a".charCodeAt(0) + (digest.readUInt16BE(0) % 26));
  const rest = digest.readUInt32BE(2) % 36 ** LENGTH;
  return letter + rest.toString(36).padStart(LENGTH, "0");
};

/** What babel-plugin-styled-components has written: a digest of the file and a number in it. */
const LONG_ID = /^sc-[a-z0-9]+-(\d+)$/;

module.exports = () => ({
  name: "short-style-ids",
  visitor: {
    Program: {
      // After that plugin has done its work.
      exit: (program, state) => {
        if (!state.filename) return;
        const id = fileId(path.relative(state.cwd, state.filename));
        program.traverse({
          ObjectProperty: ({ node }) => {
            if (node.key.name !== "componentId") return;
            const [, number] = LONG_ID.exec(node.value.value ?? "") ?? [];
            if (number !== undefined) node.value.value = `${id}-${number}`;
          },
        });
      },
    },
  },
});

module.exports.fileId = fileId;
