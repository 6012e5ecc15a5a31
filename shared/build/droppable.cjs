/**
 * Lets the minifier drop the components of a library that nobody uses: it cannot know that these calls of React have no
 * effect, nor that a component's `displayName` is for developers alone.
 */
module.exports = (source) =>
  source
    .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = .*;$/gm, '');
