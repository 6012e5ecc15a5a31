import { waitFor } from '@testing-library/dom';
import type { PageMeta } from '@caravan/shared/contracts';
import english from '../../universal/locales/en.json';
import { createRemotes } from '../../universal/remotes/remotes';
import { createStore } from '../../universal/store/createStore';
import { dialogOpened } from '../../universal/store/session';
import { homeOf, manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { routerAt } from '../../testing/routerAt';
import { sourceOf } from '../../testing/sources';
import { transportTo } from '../../testing/transports';
import { createTexts } from '../../universal/texts/createTexts';
import { textsIn } from '../../universal/texts/TextsContext';
import type { PageEnd, PageFailure } from '../../universal/router/loadPage';
import { matchRoute } from '../../universal/router/routes';
import { followDocument } from './followDocument';

const description = document.createElement('meta');
description.name = 'description';

beforeEach(() => {
  document.head.append(description);
  document.title = 'As the server wrote it';
});

const shown = (): string[] => [document.title, description.content];

/** Starts to update the document at `address`. `meta` is the function of the page of `ranking`, `failure` that of later pages. */
const follow = async (address: string, meta: () => PageMeta = () => ({}), failure: PageFailure | null = null) => {
  const { description: _none, ...route } = routeOf('home', '/silent');
  const remotes = createRemotes({
    manifest: manifestOf([remoteOf('ranking'), remoteOf('account'), remoteOf('silent', { routes: [route] })]),
    source: sourceOf([moduleOf('', { page: { meta } })]).source,
    addTexts: () => {},
    addParts: () => {},
  });
  await remotes.open(homeOf('ranking'));
  const { store } = createStore({ transport: transportTo(async () => new Response()) });
  const load = async ({ pathname }: URL): Promise<PageEnd> => ({
    match: matchRoute(remotes.manifest, pathname),
    failure: pathname === '/nowhere' ? 'not-found' : failure,
  });
  const router = routerAt(address, load, { match: matchRoute(remotes.manifest, address) });
  followDocument({
    document,
    router,
    remotes,
    store,
    textsOf: textsIn(createTexts('en', english)),
    describe: async ({ remote }) => `Declared by ${remote.name}`,
  });
  return { router, store };
};

describe("the document's title and description", () => {
  it('follow the page [SHELL-19]', async () => {
    const { router } = await follow('/ranking');
    expect(document.title).toBe('As the server wrote it');
    await router.navigate('/account');
    expect(shown()).toEqual(['Title of home — Caravan', 'Description of home']);
    await router.navigate('/silent');
    await waitFor(() => expect(description.content).toBe('Declared by silent'));
    await router.navigate('/nowhere');
    expect(shown()).toEqual(['Page not found — Caravan', '']);
  });

  it('are the declared ones of a page that failed to load [SHELL-19]', async () => {
    const meta = jest.fn(() => ({ title: 'Of the failed code' }));
    const { router } = await follow('/account', meta, 'failed');
    await router.navigate('/ranking');
    expect(shown()).toEqual(['Title of home — Caravan', 'Description of home']);
    expect(meta).not.toHaveBeenCalled();
  });

  it.each(['/account', '/ranking'])(
    'follow an answer that comes late, from %s on [FRI-4] [SHELL-19]',
    async (first) => {
      let answer: PageMeta = {};
      const meta = jest.fn(() => answer);
      const { router, store } = await follow(first, meta);
      store.dispatch(dialogOpened('login'));
      expect(document.title).toBe('As the server wrote it');
      if (first !== '/ranking') await router.navigate('/ranking');
      answer = { title: 'Audi A4', description: 'One owner' };
      store.dispatch(dialogOpened('feedback'));
      expect(shown()).toEqual(['Audi A4 — Caravan', 'One owner']);

      meta.mockClear();
      store.dispatch({ type: 'nothing' });
      expect(meta).not.toHaveBeenCalled();
      await router.navigate('/account');
      expect(shown()).toEqual(['Title of home — Caravan', 'Description of home']);
    },
  );
});

it('removes the notice about old data with its page [REL-2]', async () => {
  const { router } = await follow('/ranking');
  const line = document.createElement('p');
  line.dataset['since'] = '7';
  document.body.prepend(line);
  expect(line.isConnected).toBe(true);
  await router.navigate('/account');
  expect(line.isConnected).toBe(false);
});
