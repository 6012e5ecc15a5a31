import { act, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactElement } from 'react';
import { manifestOf, remoteOf } from '../../testing/manifests';
import { routerAt } from '../../testing/routerAt';
import type { PageEnd } from '../../universal/router/loadPage';
import { useRouting } from '../../universal/router/RouterView';
import { matchRoute } from '../../universal/router/routes';
import { SiteRouterView, WidgetRouterView } from './SiteRouterView';

const manifest = manifestOf([remoteOf('ranking'), remoteOf('account')]);
const ownerOf = (pathname: string) => matchRoute(manifest, pathname);

let showAccount: () => void;
let accountCode: Promise<void>;

const Account = (): ReactElement => {
  use(accountCode);
  return <h1>The account</h1>;
};

const rendered: string[] = [];

const Page = (): ReactElement => {
  const { isPlaceholder, location } = useRouting();
  const { pathname, search } = location;
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
  const load = async (url: URL) => ({ match: ownerOf(url.pathname), failure: null });
  const router = routerAt('/ranking', load, { match: ownerOf('/ranking'), ownerOf });
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

describe('another page', () => {
  it('is shown as a placeholder at once, until it is rendered [PERF-10]', async () => {
    const router = open();
    act(() => void router.navigate('/account'));
    expect(heading()).toBe('Placeholder of /account');
    await pass(100);
    expect(heading()).toBe('Placeholder of /account');
    showAccount();
    await pass(0);
    expect(heading()).toBe('The account');
  });

  it('leaves no placeholder after a navigation to another one', async () => {
    const router = open();
    act(() => void router.navigate('/account'));
    act(() => void router.navigate('/ranking'));
    await pass(100);
    expect(heading()).toBe('/ranking');
  });
});

it('shows that it is loading after 150 ms, and renders nothing for it before [PERF-10]', async () => {
  let end = (): void => undefined;
  const load = () => new Promise<PageEnd>((resolve) => (end = () => resolve({ match: null, failure: null })));
  const router = routerAt('/ranking', load, { match: ownerOf('/ranking'), ownerOf });
  const Busy = (): ReactElement => <h1>{String(useRouting().isBusy)}</h1>;
  render(
    <SiteRouterView router={router}>
      <Busy />
    </SiteRouterView>,
  );
  act(() => void router.navigate('/ranking?page=2'));
  await pass(149);
  expect(heading()).toBe('false');
  await pass(1);
  expect(heading()).toBe('true');
  end();
  await pass(0);
  expect(heading()).toBe('false');
});

it('renders a hydrated widget again for another view of its page only [PERF-10]', async () => {
  const router = open(WidgetRouterView);
  rendered.length = 0;
  act(() => void router.navigate('/account'));
  await pass(100);
  expect(rendered).toEqual([]);
  act(() => void router.navigate('/ranking?page=2'));
  await pass(100);
  expect(rendered).toContain('/ranking?page=2');
});
