/** Keys of a remote's files in the object store: what browsers fetch, and the server build, which they never see. */
export const browserKey = (remote: string, file: string): string => `remotes/${remote}/${file}`;
export const serverKey = (remote: string, file: string): string => `servers/${remote}/${file}`;
