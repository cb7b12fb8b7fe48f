const { createTransformer } = require("babel-jest").default;

/** A module may ask where it lies, which CommonJS says in another way. */
const importMetaUrl = ({ template }) => ({
  visitor: {
    MetaProperty: ({ parentPath }) =>
      void parentPath.replaceWith(template.expression.ast`"file://" + __filename`),
  },
});

// For packages whose JavaScript is newer than what Gatsby's preset makes older.
module.exports = createTransformer({
  presets: [["@babel/preset-env", { targets: { node: "current" } }]],
  plugins: [importMetaUrl],
});
