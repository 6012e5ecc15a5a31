const { hyphenateSync } = require('hyphen/ka');

const SHY = '\u00AD';
/** A single letter at the beginning or the end of a word. */
const loneLetters = new RegExp(`(?<![ა-ჿ${SHY}])([ა-ჿ])${SHY}|${SHY}([ა-ჿ])(?![ა-ჿ${SHY}])`, 'g');

/**
 * Inserts soft hyphens into long Georgian words, since browsers have no hyphenation patterns for Georgian. Never splits off
 * a single letter. The theme shows hyphens on narrow screens only.
 */
module.exports = (source) => hyphenateSync(source, { minWordLength: 11 }).replace(loneLetters, '$1$2');
