// Icons without shapes for tests.
module.exports = new Proxy({}, { get: () => [] });
