import type { ToastRequest } from '@caravan/shared/site';
import { isObject, stateOf } from '../router/contentPlace';

const languageOf = ({ document }: Window): string => document.documentElement.lang;

/** Notes in the history's entry what the page says, which is about to be loaded again; what failed is tried again then. */
export const keepMessages = (view: Window, messages: readonly ToastRequest[]): void => {
  const said = messages.flatMap(({ text, tone }) => (tone === 'error' ? [] : [{ text, tone }]));
  if (said.length === 0) return;
  view.history.replaceState({ ...stateOf(view), said, saidIn: languageOf(view) }, '');
};

/**
 * Says what was noted before the page was loaded again, once. In another language it would be foreign words, heard for a
 * second time.
 */
export const sayAgain = (view: Window, say: (message: ToastRequest) => void): void => {
  const { said, saidIn, ...state } = stateOf(view);
  if (!Array.isArray(said)) return;
  view.history.replaceState(state, '');
  if (saidIn !== languageOf(view)) return;
  for (const message of said) {
    if (!isObject(message)) continue;
    const { text, tone } = message;
    if (typeof text === 'string' && (tone === 'info' || tone === 'success' || tone === 'error')) say({ text, tone });
  }
};
