const path = require('node:path');

const texts = JSON.stringify(path.join(__dirname, 'texts.ts'));

/** Lets a file of texts be replaced while it runs. */
module.exports = function textsLoader(source) {
  const id = JSON.stringify(path.relative(this.rootContext, this.resourcePath));
  return `import { takeTexts } from ${texts}; const texts = ${source}; takeTexts(module.hot, ${id}, texts); export default texts;`;
};
