import { persistMessages, restoreMessages } from './persistedMessages';

const restored = (): unknown[] => {
  const messages: unknown[] = [];
  restoreMessages(window, (message) => messages.push(message));
  return messages;
};

describe('the messages of a reloaded page', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  it('are shown once more, and the history entry is restored', () => {
    window.history.replaceState({ key: 'kept' }, '');
    const message = { text: 'You are signed in', tone: 'success' as const };
    persistMessages(window, [
      { ...message, about: 'session' },
      { text: 'Network error', tone: 'error' },
    ]);
    expect(restored()).toEqual([message]);
    expect(restored()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('are dropped if the language has changed', () => {
    window.history.replaceState({ key: 'kept' }, '');
    persistMessages(window, [{ text: 'Your message was sent', tone: 'success' }]);
    document.documentElement.lang = 'ka';
    expect(restored()).toEqual([]);
    document.documentElement.lang = 'en';
    expect(restored()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it.each([
    [{ messages: 7 }],
    [{ messages: [7, { text: 'Hello' }, { text: 'Hello', tone: 'loud' }], messagesLang: '' }],
    [null],
  ])('are ignored if the history entry is invalid: %j', (state) => {
    window.history.replaceState(state, '');
    expect(restored()).toEqual([]);
  });
});
