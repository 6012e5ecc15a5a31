/** Puts something else in the place of lines of a library, each of which must stand there exactly once (`leftOut.ts`). */
module.exports = function replaceLines(source) {
  return this.getOptions().changes.reduce((before, [from, to]) => {
    const found = before.split(from);
    if (found.length !== 2) throw new Error(`${this.resourcePath}: ${found.length - 1} times "${from}", not once`);
    return found.join(to);
  }, source);
};
