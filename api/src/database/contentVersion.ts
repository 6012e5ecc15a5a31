/** Reads the version of the public content. Without parameters, which need five messages to the engine instead of one. */
export const contentVersion = 'select version from content_version';
