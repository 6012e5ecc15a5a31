import type { ToastRequest } from '@caravan/shared/site';
import { isObject, stateOf } from '../router/contentPlace';

/** Notes in the history's entry what the page says, which is about to be loaded again. */
export const keepMessages = (view: Window, messages: readonly ToastRequest[]): void => {
  if (messages.length === 0) return;
  const said = messages.map(({ text, tone }) => ({ text, tone }));
  view.history.replaceState({ ...stateOf(view), said }, '');
};

/** Says what was noted before the page was loaded again, once. */
export const sayAgain = (view: Window, say: (message: ToastRequest) => void): void => {
  const { said, ...state } = stateOf(view);
  if (!Array.isArray(said)) return;
  view.history.replaceState(state, '');
  for (const message of said) {
    if (!isObject(message)) continue;
    const { text, tone } = message;
    if (typeof text === 'string' && (tone === 'info' || tone === 'success' || tone === 'error')) say({ text, tone });
  }
};
