import { waitFor } from '@testing-library/dom';
import english from '../locales/en.json';
import { createSections } from '../remotes/sections';
import { createStore } from '../store/createStore';
import { manifestOf, remoteOf, routeOf } from '../testing/manifests';
import { routerAt } from '../testing/routerAt';
import { sourceOf } from '../testing/sources';
import { transportTo } from '../testing/transports';
import { createTexts } from '../texts/createTexts';
import { followDocument } from './followDocument';

describe("the document's title and description", () => {
  it('follow the page [SHELL-19]', async () => {
    const description = document.head.appendChild(document.createElement('meta'));
    description.name = 'description';
    document.title = 'As the server wrote it';
    const { description: _none, ...route } = routeOf('home', '/silent');
    const silent = remoteOf('silent', { routes: [route] });
    const sections = createSections({
      manifest: manifestOf([remoteOf('ranking'), remoteOf('account'), silent]),
      source: sourceOf([]).source,
      addTexts: () => {},
      addParts: () => {},
    });
    const { store } = createStore({ transport: transportTo(async () => new Response()) });
    const router = routerAt('/ranking', async ({ pathname }) => ({
      failure: pathname === '/nowhere' ? 'not-found' : null,
    }));
    followDocument({
      document,
      router,
      sections,
      store,
      texts: createTexts('en', english),
      describe: async ({ remote }) => `Declared by ${remote.name}`,
    });
    expect(document.title).toBe('As the server wrote it');
    await router.navigate('/account');
    expect([document.title, description.content]).toEqual(['Title of home — Caravan', 'Description of home']);
    await router.navigate('/silent');
    await waitFor(() => expect(description.content).toBe('Declared by silent'));
    await router.navigate('/nowhere');
    expect([document.title, description.content]).toEqual(['Page not found — Caravan', '']);
  });
});
