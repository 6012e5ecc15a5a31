/**
 * Lets libraries keep what they know in their own modules: in a page of somebody else they would leave names on `globalThis`,
 * and federation's runtime would share what it remembers with whatever runtime that page has.
 */
const changes = {
  'global.js': [
    [/const CurrentGlobal = [^;]+;/, 'const CurrentGlobal = {};'],
    [/const nativeGlobal = \(\(\) => \{[^]*?\}\)\(\);/, 'const nativeGlobal = CurrentGlobal;'],
  ],
  // By it an entry of a section, which brings no runtime, would be taken for the container that it is loaded by.
  'utils.js': [[/return typeof FEDERATION_BUILD_IDENTIFIER[^;]+;/, 'return "";']],
  'react-router': [[/window\.__reactRouterVersion = /, '']],
};

module.exports = function ownRealm(source) {
  const isRouter = /react-router/.test(this.resourcePath);
  // Of the router one of several files holds it.
  if (isRouter) return source.replace(...changes['react-router'][0]);
  return changes[this.resourcePath.split(/[\\/]/).at(-1)].reduce((before, [from, to]) => {
    if (!from.test(before)) throw new Error(`${this.resourcePath} is another by now: ${from} is not in it`);
    return before.replace(from, to);
  }, source);
};
