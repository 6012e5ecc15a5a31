import { act, render } from '@testing-library/react';
import { useReducer, type DispatchWithoutAction, type ReactElement } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { defineFederation, type PageSetting } from '../contracts';
import { SiteContext } from '../site';
import { testSite, translateBy } from '../testing';
import { pagesOf } from './definePage';

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

const settings: PageSetting[] = [];
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

const setting: PageSetting = { lang: 'en', currency: 'USD', country: 'azerbaijan', today: '2026-11-22' };
const address = { params: {}, url: new URL('http://site.test/cars') };

it('gives calls, widgets and metadata the country of import of the visitor', async () => {
  const context = {
    ...setting,
    dispatch: (action: unknown) => action,
    getState: () => ({}),
    side: 'server' as const,
  };
  await page.load({ ...address, context });
  expect(settings.map(({ country }) => country)).toEqual(['azerbaijan']);
  expect(page.widgets({ ...address, context })).toEqual([
    { slot: { remote: 'other', part: 'azerbaijan' }, given: null },
  ]);
  expect(page.meta({ ...address, setting, state: {}, t: translateBy({}) })).toEqual({ title: 'azerbaijan azerbaijan' });
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
