// Tags pages for a CDN, and purges those that a change of the registry made stale.

export { EVERY_PAGE, remoteTag, versionTag } from './cacheTags';
export { keepPurged } from './keepPurged';
export { createPurge } from './purge';
