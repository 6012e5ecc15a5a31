import { keepMessages, sayAgain } from './keptMessages';

const said = (): unknown[] => {
  const messages: unknown[] = [];
  sayAgain(window, (message) => messages.push(message));
  return messages;
};

describe('what a page says that is loaded again', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  it('is said once more, and the entry of the history is as before', () => {
    window.history.replaceState({ key: 'kept' }, '');
    const message = { text: 'You are signed in', tone: 'success' as const };
    keepMessages(window, [
      { ...message, about: 'session' },
      { text: 'Network error', tone: 'error' },
    ]);
    expect(said()).toEqual([message]);
    expect(said()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('is not said again in the words of another language', () => {
    window.history.replaceState({ key: 'kept' }, '');
    keepMessages(window, [{ text: 'Your message was sent', tone: 'success' }]);
    document.documentElement.lang = 'ka';
    expect(said()).toEqual([]);
    document.documentElement.lang = 'en';
    expect(said()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it.each([[{ said: 7 }], [{ said: [7, { text: 'Hello' }, { text: 'Hello', tone: 'loud' }], saidIn: '' }], [null]])(
    'is nothing where the entry holds %j',
    (state) => {
      window.history.replaceState(state, '');
      expect(said()).toEqual([]);
    },
  );
});
