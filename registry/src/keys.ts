/** Keys of a remote's files in the object store. Browsers fetch the first kind only. */
export const browserKey = (remote: string, file: string): string => `remotes/${remote}/${file}`;
export const serverKey = (remote: string, file: string): string => `servers/${remote}/${file}`;
