import { act, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { manifestOf, remoteOf } from '../../testing/manifests';
import { routerAt } from '../../testing/routerAt';
import { useRouting } from '../../universal/router/RouterView';
import { ownedRoute } from '../../universal/router/routes';
import { SiteRouterView, WidgetRouterView } from './SiteRouterView';

const manifest = manifestOf([remoteOf('ranking'), remoteOf('account')]);
const ownerOf = (pathname: string) => ownedRoute(manifest, pathname);

let showAccount: () => void;
let accountCode: Promise<void>;

const Account = (): ReactElement => {
  use(accountCode);
  return <h1>The account</h1>;
};

const rendered: string[] = [];

const Page = (): ReactElement => {
  const { isPlaceholder } = useRouting();
  const { pathname, search } = useLocation();
  if (isPlaceholder) return <h1>Placeholder of {pathname}</h1>;
  rendered.push(pathname + search);
  return pathname === '/account' ? <Account /> : <h1>{pathname}</h1>;
};

const page = (
  <Suspense fallback="nothing">
    <Page />
  </Suspense>
);

const open = (View = SiteRouterView) => {
  const load = async (url: URL) => ({ owned: ownerOf(url.pathname), failure: null });
  const router = routerAt('/ranking', load, { owned: ownerOf('/ranking'), ownerOf });
  render(<View router={router}>{page}</View>);
  return router;
};
const heading = (): string => screen.getByRole('heading').textContent;
const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  accountCode = new Promise((resolve) => (showAccount = resolve));
});
afterEach(() => jest.useRealTimers());

describe('a page that takes long to render', () => {
  it('is shown as a placeholder until it is rendered [PERF-10]', async () => {
    const router = open();
    await act(() => router.navigate('/account'));
    expect(heading()).toBe('/ranking');
    await pass(10);
    expect(heading()).toBe('Placeholder of /account');
    showAccount();
    await pass(0);
    expect(heading()).toBe('The account');
  });

  it('leaves no placeholder after a navigation to another one', async () => {
    const router = open();
    await act(() => router.navigate('/account'));
    await pass(10);
    await act(() => router.navigate('/ranking'));
    await pass(100);
    expect(heading()).toBe('/ranking');
  });
});

it('has no placeholder if it is rendered at once', async () => {
  showAccount();
  await accountCode;
  const router = open();
  await act(() => router.navigate('/account'));
  await pass(0);
  expect(heading()).toBe('The account');
  await pass(100);
  expect(heading()).toBe('The account');
});

it('renders a hydrated widget again for another view of its page only [PERF-10]', async () => {
  const router = open(WidgetRouterView);
  rendered.length = 0;
  await act(() => router.navigate('/account'));
  await pass(100);
  expect(rendered).toEqual([]);
  await act(() => router.navigate('/ranking?page=2'));
  expect(rendered).toContain('/ranking?page=2');
});
