const { fileURLToPath } = require('node:url');

// Code that loads a module by its address (`await import(pathToFileURL(file).href)`) reaches jest as
// `require('file:///…')`, which only Node's own import understands.
module.exports = (request, options) =>
  options.defaultResolver(request.startsWith('file:') ? fileURLToPath(request) : request, options);
