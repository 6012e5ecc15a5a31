/** A webpack loader: two sections have chunks of the same name, which would be one chunk in one build. */
module.exports = function nameChunks(source) {
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${this.getOptions().section}-`);
};
