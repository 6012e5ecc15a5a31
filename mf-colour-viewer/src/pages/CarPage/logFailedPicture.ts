/** The specification requires failed colour pictures in the log. */
export const logFailedPicture = (src: string): void => {
  // oxlint-disable-next-line no-console
  console.warn(`picture failed to load: ${src}`);
};
