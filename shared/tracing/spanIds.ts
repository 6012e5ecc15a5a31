let nextSpanId: string | null = null;

/** Runs `start`, in which the next span gets this id: another process has named it as a parent already. */
export const withSpanId = <T>(id: string, start: () => T): T => {
  nextSpanId = id;
  try {
    return start();
  } finally {
    nextSpanId = null;
  }
};

/** Returns the id that the next span is to have, or null. */
export const requestedSpanId = (): string | null => nextSpanId;
