const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files that open many pages. Jest knows the duration of a file only after a first run. On a fresh clone it uses the size. */
const long = /\/(?:audit\w+|recovery)\.e2e\.ts$/;
const weight = ({ path }) => (long.test(path) ? Infinity : statSync(path).size);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return tests.toSorted((a, b) => (weight(a) === weight(b) ? 0 : weight(b) - weight(a)));
  }
};
