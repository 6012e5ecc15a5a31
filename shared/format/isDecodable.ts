/** Whether the percent codes of a path can be decoded. */
export const isDecodable = (pathname: string): boolean => {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};
