export default {
  // Next would take the root of Caravan for its own, because of the lock file there.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};
