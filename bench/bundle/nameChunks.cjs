/** A webpack loader that prefixes chunk names with the remote's, since remotes have chunks of the same name. */
module.exports = function nameChunks(source) {
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${this.getOptions().remote}-`);
};
