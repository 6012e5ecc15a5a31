// Follows the registry: which versions run, their server builds and their published files.

export { keepFiles, StoreAway } from './keptFiles';
export { packedFiles } from './packedFiles';
export { patientStores, STORE_TIMEOUT_MS } from './patientStore';
export { publishedFiles } from './publishedFiles';
export { createServerBuilds } from './serverBuilds';
export { followRegistry, type SiteFeed, type SiteState } from './siteFeed';
export { type BuiltSite, remoteIn, type ServerBuild, type SiteRemote, type SiteRemotes } from './siteRemotes';
