const { hyphenateSync } = require('hyphen/ka');

const SHY = '\u00AD';
const WORD_JOINER = '\u2060';
/** A single letter at the beginning or the end of a word. */
const loneLetters = new RegExp(`(?<![ა-ჿ${SHY}])([ა-ჿ])${SHY}|${SHY}([ა-ჿ])(?![ა-ჿ${SHY}])`, 'g');

/** The hyphen between a name, a number or a placeholder and its Georgian case ending: `FOB-დან`, `{{count}}-მდე`. */
const beforeEnding = /(?<=[A-Za-z\d}“]-)(?=[ა-ჿ])/g;

/**
 * Inserts soft hyphens into long Georgian words, since browsers have no hyphenation patterns for Georgian. Never splits off
 * a single letter. The theme shows hyphens on narrow screens only. A word joiner keeps a case ending on the line of its word.
 */
module.exports = (source) =>
  hyphenateSync(source, { minWordLength: 11 }).replace(loneLetters, '$1$2').replace(beforeEnding, WORD_JOINER);
