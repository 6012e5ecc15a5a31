// dependency-cruiser 17 gives swc no `tsx` option and stops at the first JSX element. Preloaded into its process, this
// adds the option by the name of the file.
const swc = require('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
