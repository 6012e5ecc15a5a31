// Stands for `lucide` in tests, without shapes: its CommonJS build is one file of 2,000 icons.
module.exports = new Proxy({}, { get: () => [] });
