const { hyphenateSync } = require('hyphen/ka');

/**
 * Marks where long Georgian words may be parted, by soft hyphens: browsers have no patterns for Georgian. Shorter words
 * fit every column. The theme lets them show on narrow screens only.
 */
module.exports = (source) => hyphenateSync(source, { minWordLength: 13 });
