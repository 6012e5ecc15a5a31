import { followDocument } from '../browser/router/followDocument';
import { renderSearchTags } from '../server/pages/searchTags';
import english from '../universal/locales/en.json';
import { createRemotes } from '../universal/remotes/remotes';
import { createStore } from '../universal/store/createStore';
import { createTexts } from '../universal/texts/createTexts';
import { textsIn } from '../universal/texts/TextsContext';
import { manifestOf } from './manifests';
import { routerAt } from './routerAt';
import { sourceOf } from './sources';
import { transportTo } from './transports';

it('removes the address of the first page for sharing when the page is left [SHELL-19, FRI-4]', async () => {
  const manifest = manifestOf([]);
  const meta = {
    title: 'Audi A4 — Caravan',
    name: 'Audi A4',
    canonicalSearch: '',
    description: 'One owner',
    image: '/media/a.png',
    breadcrumbs: [],
    jsonLd: [{ '@type': 'Car' }],
  };
  const origin = 'https://caravan.test';
  document.head.innerHTML = renderSearchTags({
    manifest,
    meta,
    origin,
    image: '',
    isIndexable: true,
    address: '/car/7',
  });
  expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  const router = routerAt('/car/7');
  followDocument({
    document,
    router,
    remotes: createRemotes({ manifest, source: sourceOf([]).source, addTexts: () => {}, addParts: () => {} }),
    store: createStore({ transport: transportTo(async () => new Response()) }).store,
    textsOf: textsIn(createTexts('en', english)),
    describe: async () => '',
  });
  await router.navigate('/car/7#technical');
  expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  await router.navigate('/car/8');
  expect(document.querySelector('[rel=canonical], [property^=og]')).toBeNull();
});
