let nextSpanId: string | null = null;

/** Runs `start`, whose next span gets this id, because another process already uses it as a parent. */
export const withSpanId = <T>(id: string, start: () => T): T => {
  nextSpanId = id;
  try {
    return start();
  } finally {
    nextSpanId = null;
  }
};

/** Returns the id for the next span, or null. */
export const requestedSpanId = (): string | null => nextSpanId;
