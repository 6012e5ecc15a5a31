/** A webpack loader that prefixes chunk names with the section's, since sections have chunks of the same name. */
module.exports = function nameChunks(source) {
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${this.getOptions().section}-`);
};
