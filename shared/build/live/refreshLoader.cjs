const path = require('node:path');

const refresh = JSON.stringify(path.join(__dirname, 'refresh.ts'));

/** Lets a compiled source be replaced while it runs. Nothing is put on a line of its own before it: source maps go by lines. */
module.exports = function refreshLoader(source, map) {
  const id = JSON.stringify(path.relative(this.rootContext, this.resourcePath));
  const before = `import * as __live from ${refresh}; const { $RefreshReg$, $RefreshSig$ } = __live.scopeOf(${id}); `;
  const after = `\n;__live.accept(module.hot, ${id}, require.cache[module.id].exports);\n`;
  this.callback(null, before + source + after, map);
};
