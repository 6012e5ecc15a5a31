const LIMIT = 60_000;

/**
 * Waits until a condition holds, looking again after `pause` milliseconds: longer ones where a look costs the site something.
 * Fails loudly after 60 s, and says what `state` tells.
 */
export const until = async (condition: () => Promise<boolean>, state?: () => string, pause = 25): Promise<void> => {
  const end = Date.now() + LIMIT;
  while (!(await condition())) {
    if (Date.now() > end) {
      throw new Error(['what was waited for did not happen within 60 s', ...(state ? [state()] : [])].join(': '));
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
