import { act, render } from '@testing-library/react';
import { useReducer, type DispatchWithoutAction, type ReactElement } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { defineFederation, type PageSetting, type ViewSetting } from '../contracts';
import { SiteContext } from '../site';
import { testSite, translateBy } from '../testing';
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

describe('the component of a page', () => {
  let views = 0;
  let renderAgain: DispatchWithoutAction;
  let navigate: NavigateFunction;
  const { Component } = pagesOf<typeof federation>()('cars', {
    address: ({ search }) => search.get('page'),
    queries: () => ({}),
    View: () => {
      views += 1;
      return null;
    },
  });
  const Frame = (): ReactElement => {
    [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
    navigate = useNavigate();
    return <Component />;
  };

  it('renders its view again with another address only [PERF-10]', async () => {
    const site = testSite();
    render(
      <SiteContext value={site}>
        <MemoryRouter initialEntries={['/cars']}>
          <Frame />
        </MemoryRouter>
      </SiteContext>,
    );
    act(() => renderAgain());
    expect(views).toBe(1);
    await act(() => navigate('/cars?page=2'));
    expect(views).toBe(2);
  });
});
