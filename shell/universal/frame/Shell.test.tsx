import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import type { ComponentType } from 'react';
import { placeProps, notFound, type RemoteModule } from '@caravan/shared/contracts';
import { useSite, Widget } from '@caravan/shared/site';
import { useDialog } from '@caravan/shared/ui';
import type { RemoteSource } from '../remotes/remotes';
import { anonymousAccount } from '../services/account';
import { sessionEnded, userKnown } from '../store/session';
import { cardOf, manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { renderSite } from '../../testing/renderShell';
import { user } from '../../testing/user';

/** A page that uses every service of the shell. */
const card = { ...cardOf('ranking'), props: v.object({}) };

const Market: ComponentType = () => {
  const { lang, currency, toast, open, signedIn, userChanged } = useSite();
  return (
    <>
      <h1>
        The market in {lang} and {currency}
      </h1>
      <button type="button" onClick={() => toast({ tone: 'error', text: 'It is sold' })}>
        Buy
      </button>
      <button type="button" onClick={() => open('login')}>
        Sell
      </button>
      <button type="button" onClick={() => signedIn({ token: 't', userInfo: georgian })}>
        signs in
      </button>
      <button type="button" onClick={() => userChanged(georgian)}>
        changes the account
      </button>
      <Widget widget={card} props={{}} fallback="The place of the card" />
    </>
  );
};

/** A page that shows the price access that remotes get. */
const Prices: ComponentType = () => <h1>Prices: {useSite().session.priceAccess}</h1>;

const Login: ComponentType<{ readonly given: unknown }> = ({ given }) => (
  <dialog ref={useDialog(() => undefined)}>
    <button type="button" onClick={() => v.parse(placeProps, given).onClose()}>
      Close the sign-in
    </button>
  </dialog>
);

/** A remote without a page at its address. */
const missing = moduleOf('', {
  page: {
    load: () => {
      throw notFound();
    },
  },
});

const modules: Readonly<Record<string, RemoteModule>> = {
  market: moduleOf('', { page: { Component: Market } }),
  prices: moduleOf('', { page: { Component: Prices } }),
  viewer: moduleOf('The viewer'),
  dashboard: moduleOf('The dashboard'),
  ranking: moduleOf('The ranking', { widget: { Component: () => <p>The card</p> } }),
  account: moduleOf('', { widget: { Component: Login } }),
  profile: moduleOf('', { widget: { Component: () => <p>Who Nino is</p> } }),
  figures: moduleOf('The figures'),
  bare: missing,
  lost: missing,
  broken: moduleOf('', { page: { load: () => Promise.reject(new Error('boom')) } }),
};

const georgian = { ...user, currency: 'GEL' as const };

const source: RemoteSource = {
  load: async (remote, _chunks, accept) => accept(modules[remote.name] ?? moduleOf('nothing')),
  excludeVersion: () => false,
};

const entry = (id: string, order: number) => ({
  id,
  path: `/${id}`,
  text: `To the ${id}`,
  icon: 'M4 22h16',
  group: 'market' as const,
  order,
});

const remotes = [
  remoteOf('market'),
  remoteOf('ranking', { routes: [routeOf('home', '/ranking', { sideMenu: false })] }),
  remoteOf('account'),
  remoteOf('profile'),
  remoteOf('prices', { routes: [routeOf('home', '/prices'), routeOf('home', '/car/model/detail/:id')] }),
  remoteOf('viewer', { routes: [routeOf('home', '/car/:id?', { sideMenu: false })] }),
  remoteOf('dashboard', { routes: [routeOf('home', '/dashboard', { sideMenu: false })] }),
  remoteOf('figures', { routes: [routeOf('home', '/figures/:id?', { sideMenu: false, framed: true })] }),
  remoteOf('bare', { routes: [routeOf('home', '/bare', { sideMenu: false, framed: true })] }),
  remoteOf('lost'),
  remoteOf('broken'),
];
const manifest = manifestOf(remotes, {
  menuEntries: [entry('market', 2), entry('ranking', 1)],
  placed: { login: cardOf('account'), profile: cardOf('profile') },
});

const openMarket = async () => {
  const site = await renderSite('/market', manifest, source);
  await screen.findByRole('heading', { level: 1 });
  return site;
};

describe('the shell', () => {
  it('shows the menu entries of remotes [SHELL-5]', async () => {
    await openMarket();
    const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['To the ranking', '/ranking'],
      ['To the market', '/market'],
    ]);
  });

  it('stays during navigations and hides the side menu on request [SHELL-18] [SHELL-4]', async () => {
    await openMarket();
    const header = screen.getByRole('banner');
    const [link] = screen.getAllByRole('link', { name: 'To the ranking' });
    await userEvent.click(link ?? header);
    expect(await screen.findByText('The ranking')).toBeVisible();
    expect(screen.getByRole('banner')).toBe(header);
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it.each([
    ['/car', false, 'The viewer'],
    ['/car/Signal%20Red', false, 'The viewer'],
    ['/dashboard', false, 'The dashboard'],
    ['/car/model/detail/7', true, 'Prices: noLogin'],
  ])('shows a side menu unless the page declares none: at %s %s [SHELL-4]', async (address, has, text) => {
    await renderSite(address, manifest, source);
    await screen.findByText(text);
    expect(screen.queryAllByRole('navigation', { name: 'Menu' })).toHaveLength(has ? 1 : 0);
  });

  it('gives remotes the price access noLogin, noPrice or full [SHELL-16]', async () => {
    const { store } = await renderSite('/prices', manifest, source);
    const expectPriceAccess = async (expected: string): Promise<string> => {
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Prices: ${expected}`);
      return screen.getByRole('banner').innerHTML;
    };
    await expectPriceAccess('noLogin');
    act(() => void store.dispatch(userKnown(user)));
    const full = await expectPriceAccess('full');
    act(() => void store.dispatch(userKnown({ ...user, level: 1 })));
    expect(await expectPriceAccess('noPrice')).toBe(full);
    act(() => void store.dispatch(sessionEnded()));
    await expectPriceAccess('noLogin');
  });

  it('announces the title of a new page and moves a lost focus to the content [SHELL-20]', async () => {
    document.title = 'The market — Caravan';
    const { router } = await openMarket();
    expect(screen.queryByText('The market — Caravan')).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Buy' }).focus();
    document.title = 'Title of home — Caravan';
    await act(() => router.navigate('/ranking'));
    const announcement = await screen.findByText('Title of home — Caravan');
    expect(announcement).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('main')).toHaveFocus();
    document.title = 'The ranking — Caravan';
    await waitFor(() => expect(announcement).toHaveTextContent(/^The ranking — Caravan$/));

    const [logo] = within(screen.getByRole('banner')).getAllByRole('link');
    if (!logo) throw new Error('the header has no link');
    // jsdom has no layout.
    logo.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
    logo.focus();
    document.title = 'The market — Caravan';
    await act(() => router.navigate('/market'));
    await waitFor(() => expect(announcement).toHaveTextContent(/^The market — Caravan$/));
    expect(logo).toHaveFocus();
  });

  it('keeps the focus and announces nothing if only the query changes', async () => {
    document.title = 'The market — Caravan';
    const { router } = await openMarket();
    await act(() => router.navigate('/market?page=2'));
    expect(document.body).toHaveFocus();
    expect(screen.queryByText('The market — Caravan')).not.toBeInTheDocument();
  });

  it('gives remotes language, currency and widgets of other remotes', async () => {
    await openMarket();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The market in en and USD');
    expect(await screen.findByText('The card')).toBeVisible();
  });

  it("shows and announces a remote's message once until it is dismissed [ERR-3]", async () => {
    await openMarket();
    await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
    await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(within(screen.getByRole('alert')).getAllByText('It is sold')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss the message' }));
    expect(screen.queryByText('It is sold')).not.toBeInTheDocument();
  });

  it.each([
    ['the page', 'button', 'Sell'],
    ['the header', 'link', 'Seller Sign in'],
  ])('opens the sign-in dialog of a remote from %s', async (_part, role, name) => {
    await openMarket();
    await userEvent.click(screen.getByRole(role, { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close the sign-in' }));
    expect(screen.queryByRole('button', { name: 'Close the sign-in' })).not.toBeInTheDocument();
  });

  it('shows the user menu instead of the sign-in button [SHELL-13] [SHELL-3]', async () => {
    const signOut = jest.fn();
    const { store } = await renderSite('/market', manifest, source, { ...anonymousAccount, signOut });
    expect(await screen.findByRole('link', { name: 'Seller Sign in' })).toHaveAttribute('href', '/login');
    act(() => void store.dispatch(userKnown(user)));
    expect(screen.queryByRole('link', { name: 'Seller Sign in' })).not.toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-session');
    await userEvent.click(screen.getByLabelText('Your account: Nino Beridze'));
    await userEvent.click(screen.getByRole('button', { name: 'Information' }));
    expect(await screen.findByText('Who Nino is')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByRole('link', { name: 'Seller Sign in' })).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-session');
  });

  it('moves the focus to the page after a sign-in in the dialog [SHELL-20]', async () => {
    const { store } = await openMarket();
    await userEvent.click(screen.getByRole('link', { name: 'Seller Sign in' }));
    await screen.findByRole('button', { name: 'Close the sign-in' });
    act(() => void store.dispatch(userKnown(user)));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it("changes the currency although the account's server does not answer [SHELL-12]", async () => {
    const saveCurrency = jest.fn(() => new Promise<never>(() => {}));
    const choose = jest.fn();
    const { store } = await renderSite('/market', manifest, source, { ...anonymousAccount, saveCurrency }, choose);
    await screen.findByRole('heading', { level: 1 });
    act(() => void store.dispatch(userKnown(user)));
    await userEvent.click(screen.getByRole('button', { name: /GEL/ }));
    expect(saveCurrency).toHaveBeenCalledWith('GEL');
    await waitFor(() => expect(choose).toHaveBeenCalledWith({ currency: 'GEL' }));
  });

  it.each(['signs in', 'changes the account'])('adopts the currency of the account when a user %s', async (button) => {
    const choose = jest.fn();
    // A currency change reloads the page, so the session must be stored before it.
    const signedIn = jest.fn(async () => expect(choose).not.toHaveBeenCalled());
    const { store } = await renderSite('/market', manifest, source, { ...anonymousAccount, signedIn }, choose);
    act(() => void store.dispatch(userKnown(user)));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(choose.mock.calls).toEqual([[{ currency: 'GEL' }]]));
  });

  it.each(['/nowhere', '/lost'])('shows in the layout that there is no page at %s [SHELL-1]', async (address) => {
    await renderSite(address, manifest, source);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('shows no layout, guide or prompt on a framed page [EMB-1]', async () => {
    await renderSite('/figures', manifest, source);
    expect(await screen.findByText('The figures')).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo', 'dialog'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('links to the site on an unknown framed address [EMB-1]', async () => {
    await renderSite('/bare', manifest, source);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/home');
  });

  it("keeps the layout if a page's loader fails [MFE-5]", async () => {
    const { router } = await renderSite('/broken', manifest, source);
    expect(await screen.findByText('This section is not available right now')).toBeVisible();
    await act(() => router.navigate('/market'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The market');
  });

  it('requests a failed remote once for each click on its retry [MFE-5]', async () => {
    const load = jest.fn<Promise<never>, []>(() => Promise.reject(new Error('offline')));
    await renderSite('/ranking', manifest, { ...source, load });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
