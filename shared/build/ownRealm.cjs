/**
 * Lets federation's runtime keep what it knows in its own module: in a page of somebody else it would share names, and
 * everything that it remembers, with whatever runtime that page has.
 */
module.exports = (source) => {
  const own = source
    .replace(/const CurrentGlobal = [^;]+;/, 'const CurrentGlobal = {};')
    .replace(/const nativeGlobal = \(\(\) => \{[^]*?\}\)\(\);/, 'const nativeGlobal = CurrentGlobal;');
  if (/globalThis|document\.defaultView/.test(own))
    throw new Error('the federation runtime keeps its state elsewhere by now');
  return own;
};
