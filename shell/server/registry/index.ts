// Follows the registry: which versions run, their server builds and their published files.

export { writeBuild } from './buildFile';
export { createCachedFiles, StoreUnavailable, throwUnavailable } from './cachedFiles';
export { createCompressedFiles, type ReadCopy } from './compressedFiles';
export { createStoreTimeouts, STORE_TIMEOUT_MS } from './storeTimeout';
export { type AdmitRead } from './olderDocuments';
export { createPublishedFiles } from './publishedFiles';
export { createServerBuilds, removeUnusedBuilds, type ServerBuilds } from './serverBuilds';
export { followRegistry, type Release, findRelease, type SiteFeed, type SiteSnapshot, versionsOf } from './siteFeed';
export {
  type BuiltRemote,
  type BuiltSite,
  findRemote,
  type ServerBuild,
  type SiteRemote,
  type SiteRemotes,
  versionKey,
} from './siteRemotes';
export { isVisitor, createVisitorId, visitorRelease } from './visitorRelease';
