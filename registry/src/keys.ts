/** Keys of a remote's files in the object store. Browsers fetch the first kind only. */
export const browserKey = (remote: string, file: string): string => `remotes/${remote}/${file}`;
export const serverKey = (remote: string, file: string): string => `servers/${remote}/${file}`;
/** Key of the signed provenance of a version, by its integrity: two publications of one build have one each. */
export const provenanceKey = (remote: string, integrity: string): string =>
  `provenance/${remote}/${Buffer.from(integrity.replace(/^sha256-/, ''), 'base64').toString('hex')}.json`;
