import { safeStorage } from './safeStorage';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('local storage', () => {
  it('stores values beyond the page view', () => {
    safeStorage(() => localStorage).set('lang', 'ge');
    expect(safeStorage(() => localStorage).get('lang')).toBe('ge');
    safeStorage(() => localStorage).remove('lang');
    expect(localStorage.getItem('lang')).toBeNull();
  });

  it.each<[string, () => Storage]>([
    ['reading it throws', refuse],
    [
      'every use of it throws',
      () => ({ length: 0, getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, clear: refuse }),
    ],
  ])('holds values for this page view if %s [SHELL-17]', (_how, open) => {
    const storage = safeStorage(open);
    expect(storage.get('lang')).toBeNull();
    storage.set('lang', 'ge');
    expect(storage.get('lang')).toBe('ge');
    storage.remove('lang');
    expect(storage.get('lang')).toBeNull();
  });

  it('holds a value if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const storage = safeStorage(() => localStorage);
    storage.set('MessageForm', 'a long form');
    expect(storage.get('MessageForm')).toBe('a long form');
  });
});
