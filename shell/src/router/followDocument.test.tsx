import { createMemoryRouter } from 'react-router-dom';
import { notFound } from '@caravan/shared/contracts';
import english from '../locales/en.json';
import { createSections } from '../remotes/sections';
import { createStore } from '../store/createStore';
import { manifestOf, remoteOf } from '../testing/manifests';
import { sourceOf } from '../testing/sources';
import { transportTo } from '../testing/transports';
import { createTexts } from '../texts/createTexts';
import { followDocument } from './followDocument';

describe("the document's title and description", () => {
  it('follow the page [SHELL-19]', async () => {
    const description = document.head.appendChild(document.createElement('meta'));
    description.name = 'description';
    document.title = 'As the server wrote it';
    const sections = createSections({
      manifest: manifestOf([remoteOf('ranking'), remoteOf('account')]),
      source: sourceOf([]).source,
      addTexts: () => {},
      addParts: () => {},
    });
    const { store } = createStore({ transport: transportTo(async () => new Response()) });
    const missing = () => {
      throw notFound();
    };
    const routes = [
      { path: '/ranking', element: <p /> },
      { path: '/account', element: <p /> },
      { path: '*', loader: missing, element: <p />, errorElement: <p /> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/ranking'] });
    followDocument(document, router, sections, store, createTexts('en', english));
    expect(document.title).toBe('As the server wrote it');
    await router.navigate('/account');
    expect([document.title, description.content]).toEqual(['Title of home — Caravan', 'Description of home']);
    await router.navigate('/nowhere');
    expect([document.title, description.content]).toEqual(['Page not found — Caravan', '']);
  });
});
