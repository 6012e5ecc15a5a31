import type { ToastRequest } from '@caravan/shared/site';
import { isObject } from '../../universal/isObject';
import { entryState } from '../router/entryState';

const languageOf = ({ document }: Window): string => document.documentElement.lang;

/** Persists the shown messages in the history entry before a reload. Leaves out errors, since the reload tries again. */
export const persistMessages = (view: Window, messages: readonly ToastRequest[]): void => {
  const persisted = messages.flatMap(({ text, tone }) => (tone === 'error' ? [] : [{ text, tone }]));
  if (persisted.length === 0) return;
  view.history.replaceState({ ...entryState(view), messages: persisted, messagesLang: languageOf(view) }, '');
};

/**
 * Shows the persisted messages once after a reload. Drops them if the language has changed, since their text is in the former
 * language.
 */
export const restoreMessages = (view: Window, show: (message: ToastRequest) => void): void => {
  const { messages: persisted, messagesLang: language, ...state } = entryState(view);
  if (!Array.isArray(persisted)) return;
  view.history.replaceState(state, '');
  if (language !== languageOf(view)) return;
  for (const message of persisted) {
    if (!isObject(message)) continue;
    const { text, tone } = message;
    if (typeof text === 'string' && (tone === 'info' || tone === 'success' || tone === 'error')) show({ text, tone });
  }
};
