import { browserPreferences, storeLanguage, restoreCookies } from './browserPreferences';
import { routerAt } from '../../testing/routerAt';
import { holdLanguage } from './holdLanguage';
import { choicesFrom, fixedPreferences, type Choices } from '../../universal/services/preferences';
import { safeStorage } from '@caravan/shared/storage';

const rendered: Choices = { lang: 'en', currency: 'USD', theme: null, menu: null };
const keys = ['lang', 'currency', 'theme', 'menu'];

const cookies = (): Record<string, string> =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
  );

beforeEach(() => {
  localStorage.clear();
  for (const key of keys) document.cookie = `${key}=; path=/; max-age=0`;
  delete document.documentElement.dataset['theme'];
});

const open = () => {
  const storage = safeStorage(() => localStorage);
  const reload = jest.fn();
  return { reload, storage, preferences: browserPreferences({ storage, document, reload, rendered }) };
};

describe('a choice', () => {
  it('of a language is stored in local storage and cookie and reloads the page [SHELL-11]', () => {
    const { preferences, reload } = open();
    preferences.choose({ lang: 'ge' });
    expect([localStorage.getItem('lang'), cookies()['lang']]).toEqual(['ge', 'ge']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of a currency is stored in local storage and cookie and reloads the page [SHELL-12]', () => {
    const { preferences, reload } = open();
    preferences.choose({ currency: 'GEL' });
    expect([localStorage.getItem('currency'), cookies()['currency']]).toEqual(['GEL', 'GEL']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of a theme or menu width applies at once and is stored under the site’s keys [SHELL-17]', () => {
    const { preferences, reload } = open();
    const listener = jest.fn();
    preferences.subscribe(listener);
    preferences.choose({ theme: 'dark' });
    preferences.choose({ menu: 'narrow' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(preferences.choices()).toEqual({ ...rendered, theme: 'dark', menu: 'narrow' });
    expect(Object.keys(localStorage).toSorted()).toEqual(['caravan:menu', 'caravan:theme']);
    expect(cookies()).toEqual({ theme: 'dark', menu: 'narrow' });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is undone leaves no cookie and no stored value', () => {
    const { preferences } = open();
    preferences.choose({ theme: 'dark' });
    preferences.choose({ theme: null });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect([Object.keys(localStorage), cookies()]).toEqual([[], {}]);
  });

  it('does not notify a listener that unsubscribed', () => {
    const { preferences } = open();
    const listener = jest.fn();
    preferences.subscribe(listener)();
    preferences.choose({ theme: 'dark' });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('cleared cookies', () => {
  const restore = (stored: Record<string, string>, change: Partial<Choices> = {}, selected = false): boolean => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const storage = safeStorage(() => localStorage);
    return restoreCookies({ storage, document, rendered: { ...rendered, ...change } }, selected);
  };

  it('are written again, and the page must be reloaded', () => {
    const stored = { lang: 'ge', currency: 'GEL', 'caravan:theme': 'dark', 'caravan:menu': 'narrow' };
    expect(restore(stored)).toBe(true);
    expect(cookies()).toEqual({ lang: 'ge', currency: 'GEL', theme: 'dark', menu: 'narrow' });
  });

  it('do not reload a page that already matches the choices', () => {
    expect(restore({})).toBe(false);
    expect(restore({ lang: 'ge', 'caravan:theme': 'dark' }, { lang: 'ge', theme: 'dark' })).toBe(false);
  });

  it('do not override a language in the address', () => {
    expect(restore({ lang: 'ge' }, {}, true)).toBe(false);
    expect(cookies()).toEqual({});
    expect(restore({ lang: 'ge', currency: 'GEL' }, {}, true)).toBe(true);
    expect(cookies()).toEqual({ currency: 'GEL' });
  });

  it('do not cause a reload loop if cookies are blocked', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(restore({ lang: 'ge' })).toBe(false);
  });

  it('cause no error in a sandboxed frame without access to cookies', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(restore({ lang: 'ge' })).toBe(false);
    const { preferences, reload } = open();
    preferences.choose({ theme: 'dark' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    preferences.choose({ lang: 'ge' });
    expect(reload.mock.calls).toEqual([['ge']]);
  });

  it('are not written from invalid stored values', () => {
    expect(restore({ lang: 'de', currency: 'EUR', 'caravan:theme': 'pink', 'caravan:menu': 'wide' })).toBe(false);
    expect(cookies()).toEqual({});
  });
});

describe('a language in the address', () => {
  it('is stored as the visitor’s choice in local storage and cookie', () => {
    const { storage } = open();
    expect(storeLanguage({ storage, document }, 'ge')).toBe(true);
    expect([localStorage.getItem('lang'), cookies()['lang']]).toEqual(['ge', 'ge']);
  });

  it('stays in the address from page to page if the cookie cannot be written', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { storage } = open();
    expect(storeLanguage({ storage, document }, 'ge')).toBe(false);
    const router = routerAt('/home');
    holdLanguage(window, router, 'ge');
    await router.navigate('/cars?brand=byd');
    expect(location.pathname + location.search).toBe('/cars?brand=byd&lang=ge');
  });
});

describe('the choices of a request', () => {
  it('come from its cookies, with defaults for invalid values', () => {
    const given: Record<string, string> = { lang: 'ge', currency: 'EUR', theme: 'dark', menu: 'narrow' };
    expect(choicesFrom((key) => given[key])).toEqual({ lang: 'ge', currency: 'USD', theme: 'dark', menu: 'narrow' });
    expect(choicesFrom(() => undefined)).toEqual(rendered);
  });

  it('cannot be changed on the server', () => {
    const preferences = fixedPreferences(rendered);
    preferences.choose({ theme: 'dark' });
    preferences.subscribe(() => {})();
    expect(preferences.choices()).toBe(rendered);
  });
});
