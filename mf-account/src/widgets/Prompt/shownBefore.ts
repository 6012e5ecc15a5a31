/** Local storage key, under the site's own prefix (SHELL-17): when the prompt was shown, in unix milliseconds. */
const KEY = 'caravan:prompt';

/** For how long it is not shown again. */
const REST = 14 * 86_400_000;

/** Whether the prompt may be shown; true where the browser stores nothing. */
export const mayPrompt = (now: number): boolean => {
  try {
    return now - Number(localStorage.getItem(KEY) ?? -Infinity) > REST;
  } catch {
    return true;
  }
};

export const notePrompt = (now: number): void => {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Then it is shown again at the next page load: nothing else depends on it.
  }
};
