import {
  browserPreferences,
  choicesInAddress,
  restoreCookies,
  storeChoices,
  type AddressChoices,
} from './browserPreferences';
import { routerAt } from '../../testing/routerAt';
import { addChoicesToAddresses } from './addChoicesToAddresses';
import { choicesFrom, type Choices } from '../../universal/services/preferences';
import { safeStorage } from '@caravan/shared/storage';

const rendered: Choices = { lang: 'en', currency: 'USD', country: 'georgia', theme: null, menu: null };
const keys = ['lang', 'currency', 'country', 'theme', 'menu'];

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
  it.each([
    ['language', 'lang', 'lang', 'ge', { lang: null }],
    ['currency', 'currency', 'currency', 'GEL', { currency: null }],
    ['country', 'country', 'caravan:country', 'azerbaijan', { country: null }],
  ])(
    'of a %s is stored and reloads the page [SHELL-11, SHELL-12, SHELL-17, LAND-1]',
    (_what, name, key, value, change) => {
      const { preferences, reload } = open();
      preferences.choose({ [name]: value });
      expect([Object.entries(localStorage), cookies()]).toEqual([[[key, value]], { [name]: value }]);
      expect(reload.mock.calls).toEqual([[change]]);
    },
  );

  it('of a theme or menu width applies at once and is stored under the site’s keys [SHELL-17]', () => {
    const { preferences, reload } = open();
    preferences.choose({ theme: 'dark' });
    preferences.choose({ menu: 'narrow' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(preferences.choices()).toEqual({ ...rendered, theme: 'dark', menu: 'narrow' });
    expect(Object.keys(localStorage).toSorted()).toEqual(['caravan:menu', 'caravan:theme']);
    expect(cookies()).toEqual({ theme: 'dark', menu: 'narrow' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is undone leaves no cookie and no stored value', () => {
    const { preferences } = open();
    preferences.choose({ theme: 'dark' });
    preferences.choose({ theme: null });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect([Object.keys(localStorage), cookies()]).toEqual([[], {}]);
  });
});

describe('cleared cookies', () => {
  const restore = (
    stored: Record<string, string>,
    change: Partial<Choices> = {},
    addressChoices: AddressChoices = {},
  ): boolean => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const storage = safeStorage(() => localStorage);
    return restoreCookies({ storage, document, rendered: { ...rendered, ...change } }, addressChoices);
  };

  it('are written again, and the page must be reloaded', () => {
    const site = { 'caravan:country': 'azerbaijan', 'caravan:theme': 'dark', 'caravan:menu': 'narrow' };
    expect(restore({ lang: 'ge', currency: 'GEL', ...site })).toBe(true);
    const country = 'azerbaijan';
    expect(cookies()).toEqual({ lang: 'ge', currency: 'GEL', country, theme: 'dark', menu: 'narrow' });
  });

  it('do not reload a page that already matches the choices', () => {
    expect(restore({})).toBe(false);
    expect(restore({ lang: 'ge', 'caravan:theme': 'dark' }, { lang: 'ge', theme: 'dark' })).toBe(false);
  });

  it.each([
    ['language', { lang: 'ge' }, { lang: 'en' }],
    ['currency', { currency: 'GEL' }, { currency: 'USD' }],
    ['country', { 'caravan:country': 'azerbaijan' }, { country: 'georgia' }],
  ] as const)('do not override a %s in the address', (_what, stored, addressChoices) => {
    expect(restore(stored, {}, addressChoices)).toBe(false);
    expect(cookies()).toEqual({});
    expect(restore({ 'caravan:theme': 'dark', ...stored }, {}, addressChoices)).toBe(true);
    expect(cookies()).toEqual({ theme: 'dark' });
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
    expect(reload.mock.calls).toEqual([[{ lang: 'ge' }]]);
    preferences.choose({ currency: 'GEL' });
    expect(reload).toHaveBeenLastCalledWith({ currency: 'GEL' });
    preferences.choose({ country: 'azerbaijan' });
    expect(reload).toHaveBeenLastCalledWith({ country: 'azerbaijan' });
  });

  it('are not written from invalid stored values', () => {
    const site = { 'caravan:country': 'china', 'caravan:theme': 'pink', 'caravan:menu': 'wide' };
    expect(restore({ lang: 'de', currency: 'EUR', ...site })).toBe(false);
    expect(cookies()).toEqual({});
  });
});

describe('a choice in the address', () => {
  const all: AddressChoices = { lang: 'ge', currency: 'GEL', country: 'azerbaijan' };

  it('is read if it is valid', () => {
    expect(choicesInAddress('?lang=ge&currency=GEL&country=azerbaijan&page=2')).toEqual(all);
    expect(choicesInAddress('?lang=de&currency=EUR&country=china')).toEqual({});
  });

  it('is stored as the visitor’s choice in local storage and cookie', () => {
    const { storage } = open();
    expect(storeChoices({ storage, document }, all)).toEqual({});
    const stored = ['lang', 'currency', 'caravan:country'].map((key) => localStorage.getItem(key));
    expect(stored).toEqual(['ge', 'GEL', 'azerbaijan']);
    expect(cookies()).toEqual(all);
  });

  it('stays in the address from page to page if the cookie cannot be written [SHELL-12]', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { storage } = open();
    const unstored = storeChoices({ storage, document }, all);
    expect(unstored).toEqual(all);
    const router = routerAt('/home');
    addChoicesToAddresses(window, router, unstored);
    await router.navigate('/cars?brand=byd');
    expect(location.pathname + location.search).toBe('/cars?brand=byd&lang=ge&currency=GEL&country=azerbaijan');
  });
});

describe('the choices of a request', () => {
  it('come from its cookies, with defaults for invalid values', () => {
    const values: Record<string, string> = { lang: 'ge', currency: 'EUR', country: 'azerbaijan', theme: 'dark' };
    const choices = { lang: 'ge', currency: 'USD', country: 'azerbaijan', theme: 'dark', menu: null };
    expect(choicesFrom((key) => values[key])).toEqual(choices);
    expect(choicesFrom((key) => (key === 'menu' ? 'narrow' : 'china'))).toEqual({ ...rendered, menu: 'narrow' });
    expect(choicesFrom(() => undefined)).toEqual(rendered);
  });
});
