/** @jest-environment node */
import type { PageMeta } from '@caravan/shared/contracts';
import english from '../locales/en.json';
import { createRemotes } from '../remotes/remotes';
import { homeOf, manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { sourceOf } from '../../testing/sources';
import { createTexts } from '../texts/createTexts';
import { textsIn } from '../texts/TextsContext';
import { metaOf } from './meta';
import { matchRoute } from './routes';

const metaAt = async (pathname: string, meta?: () => PageMeta, title = 'Title of home') => {
  const manifest = manifestOf([remoteOf('market', { routes: [routeOf('home', '/home', { title })] })]);
  const { source } = sourceOf([moduleOf('', { page: meta ? { meta } : {} })]);
  const remotes = createRemotes({ manifest, source, addTexts: () => {}, addParts: () => {} });
  const match = matchRoute(manifest, pathname);
  if (meta) await remotes.open(homeOf('market'));
  const url = new URL(pathname, 'http://site.test');
  return metaOf({ remotes, match, url, state: {}, textsOf: textsIn(createTexts('en', english)) });
};

describe('the title of a page', () => {
  it('is the declared one before the code of the page is loaded', async () => {
    expect(await metaAt('/home')).toEqual({
      title: 'Title of home — Caravan',
      name: 'Title of home',
      canonicalSearch: '',
      description: 'Description of home',
      image: null,
      breadcrumbs: [],
      jsonLd: [],
    });
  });

  it('comes from the data of the page', async () => {
    const meta = {
      description: 'A car',
      image: '/media/zeekr.webp',
      breadcrumbs: [{ text: 'Cars', path: '/home' }],
      jsonLd: [{ '@type': 'Car' }],
    };
    expect(await metaAt('/home', () => ({ title: 'Zeekr 7X', ...meta }))).toEqual({
      title: 'Zeekr 7X — Caravan',
      name: 'Zeekr 7X',
      canonicalSearch: '',
      ...meta,
    });
  });

  it('is the declared one if the page returns none', async () => {
    expect(await metaAt('/home', () => ({}))).toMatchObject({ title: 'Title of home — Caravan' });
  });

  it("does not repeat the site's name", async () => {
    expect(await metaAt('/home', undefined, 'Caravan')).toMatchObject({ title: 'Caravan' });
  });

  it('comes from the shell if no remote owns the address', async () => {
    expect((await metaAt('/nowhere')).title).toBe('Page not found — Caravan');
    expect((await metaAt('/test')).title).toBe('State of the site — Caravan');
  });
});
