/** Folder of a remote's browser files in the object store. */
export const browserFolder = (remote: string): string => `remotes/${remote}`;
/** Keys of a remote's files in the object store. Browsers fetch the first kind only. */
export const browserKey = (remote: string, file: string): string => `${browserFolder(remote)}/${file}`;
export const serverKey = (remote: string, file: string): string => `servers/${remote}/${file}`;
/** Key of a file's copy that is compressed with a dictionary, by the dictionary's SHA-256 in base64. */
export const dictionaryCopyKey = (remote: string, file: string, dictionary: string): string =>
  `${browserKey(remote, file)}.${Buffer.from(dictionary, 'base64').toString('hex')}.dcz`;
/** Key of the signed provenance of a version, by its integrity: two publications of one build have one each. */
export const provenanceKey = (remote: string, integrity: string): string =>
  `provenance/${remote}/${Buffer.from(integrity.replace(/^sha256-/, ''), 'base64').toString('hex')}.json`;
