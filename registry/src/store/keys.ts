/** Returns the folder of a remote's browser files in the object store, and of the shell's. */
export const browserFolder = (remote: string): string => `remotes/${remote}`;
export const SHELL_FOLDER = 'shell';
/** Keys of a remote's files in the object store. Browsers fetch the first kind only. */
export const browserKey = (remote: string, file: string): string => `${browserFolder(remote)}/${file}`;
export const serverKey = (remote: string, file: string): string => `servers/${remote}/${file}`;
/** Returns the key of the compressed copy of a browser file, by the file's key. */
export const brotliKey = (key: string): string => `${key}.br`;
/** Returns the key of a file's copy that is compressed with a dictionary, by the file's key and the dictionary's SHA-256 in base64. */
export const dictionaryCopyKey = (key: string, dictionary: string): string =>
  `${key}.${Buffer.from(dictionary, 'base64').toString('hex')}.dcz`;
/** Returns the key of the signed provenance of a version, by its integrity. Two publications of one build have one provenance each. */
export const provenanceKey = (remote: string, integrity: string): string =>
  `provenance/${remote}/${Buffer.from(integrity.replace(/^sha256-/, ''), 'base64').toString('hex')}.json`;
