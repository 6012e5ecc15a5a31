const swc = require('@swc/jest');

// The configuration of a project does not change what swc makes of a file. Left out of the key of the cache, all projects share what
// one has compiled.
module.exports = {
  createTransformer: (options) => {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (source, path, transformOptions) =>
        transformer.getCacheKey(source, path, { ...transformOptions, configString: '' }),
    };
  },
};
