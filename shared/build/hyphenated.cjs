const { hyphenateSync } = require('hyphen/ka');

const SHY = '\u00AD';
/** One letter alone at the beginning or the end of a word. */
const loneLetters = new RegExp(`(?<![ა-ჿ${SHY}])([ა-ჿ])${SHY}|${SHY}([ა-ჿ])(?![ა-ჿ${SHY}])`, 'g');

/**
 * Marks where long Georgian words may be parted, by soft hyphens: browsers have no patterns for Georgian. Shorter words
 * fit every column, and no letter stands alone on a line. The theme lets them show on narrow screens only.
 */
module.exports = (source) => hyphenateSync(source, { minWordLength: 11 }).replace(loneLetters, '$1$2');
