// What a render worker and the process that starts it must agree on.

/** Number of the file descriptor that messages go through. */
export const CHANNEL = 3;
/** Milliseconds that data may delay a page. `TIMEOUT_FACTOR` multiplies it. */
export const DATA_TIMEOUT_MS = 2000;
