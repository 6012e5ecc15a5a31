// Stands for `lucide` in tests, where each icon is one path with its name: the CommonJS build is one file of 2,000 icons.
module.exports = new Proxy({}, { get: (_icons, name) => [['path', { 'data-icon': name }]] });
