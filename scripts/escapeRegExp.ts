/** Escapes a text so that a regular expression matches it literally. `RegExp.escape` is not in the `lib` of tsconfig.json. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
