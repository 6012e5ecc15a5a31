import { browserPreferences, keepLanguage, restoreCookies } from './browserPreferences';
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
  it('of a language is saved in both places and loads the page again in place [SHELL-11]', () => {
    const { preferences, reload } = open();
    preferences.choose({ lang: 'ge' });
    expect([localStorage.getItem('lang'), cookies()['lang']]).toEqual(['ge', 'ge']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of a currency is saved in both places and loads the page again in place [SHELL-12]', () => {
    const { preferences, reload } = open();
    preferences.choose({ currency: 'GEL' });
    expect([localStorage.getItem('currency'), cookies()['currency']]).toEqual(['GEL', 'GEL']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of a theme or a menu is shown at once and kept under keys of ours [SHELL-17]', () => {
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

  it('that is taken back leaves nothing', () => {
    const { preferences } = open();
    preferences.choose({ theme: 'dark' });
    preferences.choose({ theme: null });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect([Object.keys(localStorage), cookies()]).toEqual([[], {}]);
  });

  it('is told to nobody who left', () => {
    const { preferences } = open();
    const listener = jest.fn();
    preferences.subscribe(listener)();
    preferences.choose({ theme: 'dark' });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('cookies that were cleared', () => {
  const restore = (stored: Record<string, string>, change: Partial<Choices> = {}, selected = false): boolean => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const storage = safeStorage(() => localStorage);
    return restoreCookies({ storage, document, rendered: { ...rendered, ...change } }, selected);
  };

  it('are written again, and the page must be loaded once more', () => {
    const stored = { lang: 'ge', currency: 'GEL', 'caravan:theme': 'dark', 'caravan:menu': 'narrow' };
    expect(restore(stored)).toBe(true);
    expect(cookies()).toEqual({ lang: 'ge', currency: 'GEL', theme: 'dark', menu: 'narrow' });
  });

  it('cost no second load where the page is as it was chosen', () => {
    expect(restore({})).toBe(false);
    expect(restore({ lang: 'ge', 'caravan:theme': 'dark' }, { lang: 'ge', theme: 'dark' })).toBe(false);
  });

  it('do not win over a language in the address', () => {
    expect(restore({ lang: 'ge' }, {}, true)).toBe(false);
    expect(cookies()).toEqual({});
    expect(restore({ lang: 'ge', currency: 'GEL' }, {}, true)).toBe(true);
    expect(cookies()).toEqual({ currency: 'GEL' });
  });

  it('never lead to a loop of loads where cookies are blocked', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(restore({ lang: 'ge' })).toBe(false);
  });

  it('are no error where a frame forbids even to ask for them', () => {
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

  it('are not made of what is no choice', () => {
    expect(restore({ lang: 'de', currency: 'EUR', 'caravan:theme': 'pink', 'caravan:menu': 'wide' })).toBe(false);
    expect(cookies()).toEqual({});
  });
});

describe('a language in the address', () => {
  it('is kept as the choice of the visitor, in both places', () => {
    const { storage } = open();
    expect(keepLanguage({ storage, document }, 'ge')).toBe(true);
    expect([localStorage.getItem('lang'), cookies()['lang']]).toEqual(['ge', 'ge']);
  });

  it('says where no cookie can hold it, and then stays in the address from page to page', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { storage } = open();
    expect(keepLanguage({ storage, document }, 'ge')).toBe(false);
    const router = routerAt('/home');
    holdLanguage(window, router, 'ge');
    await router.navigate('/cars?brand=byd');
    expect(location.pathname + location.search).toBe('/cars?brand=byd&lang=ge');
  });
});

describe('the choices of a request', () => {
  it('come from its cookies, defaults where they say nothing known', () => {
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
