import { defineFederation, type PageSetting, type ViewSetting } from '../contracts';
import { translateBy } from '../testing';
import { pagesOf } from './factories';

const federation = defineFederation({
  name: 'pages',
  port: 0,
  contract: 1,
  routes: [
    {
      id: 'cars',
      path: '/cars',
      query: [],
      sideMenu: true,
      title: { en: '', ge: '' },
      description: { en: '', ge: '' },
    },
  ],
  menu: [],
  widgets: [],
});

const settings: ViewSetting[] = [];
const page = pagesOf<typeof federation>()('cars', {
  address: ({ setting }) => ({ country: setting.country }),
  queries: (_view, setting) => {
    settings.push(setting);
    return {};
  },
  View: () => null,
  meta: ({ view, setting }) => ({ title: `${view.country} ${setting.country}` }),
  widgets: ({ country }) => [{ slot: { remote: 'other', part: country }, given: null }],
});

const older: PageSetting = { lang: 'en', currency: 'USD', today: '2026-11-22' };
const address = { params: {}, url: new URL('http://site.test/cars') };
const contextOf = (setting: PageSetting) => ({
  ...setting,
  dispatch: (action: unknown) => action,
  getState: () => ({}),
  side: 'server' as const,
});

describe('the country of import of a page', () => {
  beforeEach(() => void settings.splice(0));

  it.each([
    ['is that of the visitor', { ...older, country: 'azerbaijan' as const }, 'azerbaijan'],
    ['is the default if the shell was built before it', older, 'georgia'],
  ])('%s', async (_title, setting, country) => {
    const context = contextOf(setting);
    await page.load({ ...address, context });
    expect(settings.map((each) => each.country)).toEqual([country]);
    expect(page.widgets({ ...address, context })).toEqual([{ slot: { remote: 'other', part: country }, given: null }]);
    expect(page.meta({ ...address, setting, state: {}, t: translateBy({}) })).toEqual({
      title: `${country} ${country}`,
    });
  });
});
