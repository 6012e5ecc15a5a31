// The tags by which a CDN knows pages (docs/decisions/0070). Shell servers send them, and publishers purge them.

/** Tag of every page that a CDN may keep. */
export const EVERY_PAGE = 'page';

/** Returns the tag of the pages that show a remote. */
export const remoteTag = (remote: string): string => `remote-${remote}`;

/** Returns the tag of the pages that show a version of a remote. */
export const versionTag = (remote: string, version: string): string => `version-${remote}-${version}`;
