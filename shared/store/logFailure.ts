/** Logs what failed and why. The specification requires it for uploads and details of cars (ERR-4). */
export const logFailure = (what: string, failure: unknown): void => {
  // oxlint-disable-next-line no-console
  console.warn(`${what} failed: ${JSON.stringify(failure)}`);
};
