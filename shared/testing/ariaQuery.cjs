// The module of browserEnvironment.ts, in place of one for each test file.
module.exports = globalThis.ariaQuery;
