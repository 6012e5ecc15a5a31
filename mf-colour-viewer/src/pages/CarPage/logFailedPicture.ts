/** Logs a failed colour picture, as the specification requires. */
export const logFailedPicture = (src: string): void => {
  // oxlint-disable-next-line no-console
  console.warn(`picture failed to load: ${src}`);
};
