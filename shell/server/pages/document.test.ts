import { runInNewContext } from 'node:vm';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { renderDocumentEnd, renderDocumentStart, frameScript, headScript, type DocumentParts } from './document';

const attack = `</title></script><script>alert("1")</script>'&\u2028\u2029`;

const metaWith = (meta: Partial<DocumentParts['meta']>): DocumentParts['meta'] => ({
  title: '',
  name: '',
  canonicalSearch: '',
  description: '',
  image: null,
  breadcrumbs: [],
  jsonLd: [],
  ...meta,
});

const partsOf = (change: Partial<DocumentParts> = {}): DocumentParts => ({
  manifest: manifestOf([]),
  meta: metaWith({ title: 'Cars — Caravan', description: 'All cars' }),
  status: 200,
  origin: 'https://caravan.test',
  image: '/media/social/site.png',
  isIndexable: true,
  address: '/home?page=2',
  themeCss: 'p{}',
  styles: { css: 'a{}', groups: 'sc-a:1:b' },
  fonts: ['/assets/fonts/text.woff2'],
  scripts: [{ address: '/assets/shell.js', integrity: 'sha384-a', isDeferred: false }],
  entry: { address: '/assets/shell.js', integrity: 'sha384-a' },
  dehydrated: {},
  nonce: null,
  isFramed: false,
  ...change,
});

const jsonIn = (html: string, id: string): string =>
  html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's'))?.[1] ?? '';

describe("a page's document", () => {
  it('escapes every text in its head [REL-4]', () => {
    const html = renderDocumentStart(
      partsOf({
        meta: metaWith({
          title: attack,
          description: attack,
          image: `/media/a.webp"><script>`,
          breadcrumbs: [{ text: attack, path: attack }],
          jsonLd: [{ '@type': 'Car', name: attack }],
        }),
        address: '/home"><script>alert(1)</script>?x="><script>',
      }),
    );
    expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)');
    // `headScript`, and two items of schema.org.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
  });

  it('escapes data so that it reads unchanged [REL-4]', () => {
    const manifest = manifestOf([remoteOf('ranking', { routes: [routeOf('home', '/a', { title: attack })] })]);
    const html = renderDocumentEnd(partsOf({ manifest, dehydrated: { note: attack, html: '<!-- <script>' } }));
    // The entry script, and the two scripts with data for hydration.
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toContain('<!--');
    expect(JSON.parse(jsonIn(html, 'caravan-state'))).toEqual({ note: attack, html: '<!-- <script>' });
    expect(JSON.parse(jsonIn(html, 'caravan-boot'))).toEqual(manifest);
  });

  it('has its language tag and its status [SHELL-11]', () => {
    expect(renderDocumentStart(partsOf())).toContain('<html lang="en" data-status="200">');
    const georgian = partsOf({ manifest: manifestOf([], { lang: 'ge', theme: 'dark' }), status: 404 });
    expect(renderDocumentStart(georgian)).toContain('<html lang="ka" data-theme="dark" data-status="404">');
  });

  it('has canonical address, languages and social tags [SHELL-19]', () => {
    const html = renderDocumentStart(
      partsOf({ meta: metaWith({ title: 'T', description: 'D', image: '/media/a.png' }) }),
    );
    for (const tag of [
      '<link rel="canonical" href="https://caravan.test/home">',
      '<link rel="alternate" hreflang="en" href="https://caravan.test/home">',
      '<link rel="alternate" hreflang="ka" href="https://caravan.test/home?lang=ge">',
      '<link rel="alternate" hreflang="x-default" href="https://caravan.test/home">',
      '<meta property="og:title" content="T">',
      '<meta property="og:description" content="D">',
      '<meta property="og:image" content="https://caravan.test/media/a.png">',
      '<meta name="twitter:title" content="T">',
      '<meta name="twitter:image" content="https://caravan.test/media/a.png">',
    ]) {
      expect(html).toContain(tag);
    }
  });

  it('names language and canonical query in the address for social networks [SHELL-19]', () => {
    const manifest = manifestOf([], { lang: 'ge' });
    const html = renderDocumentStart(partsOf({ manifest, meta: metaWith({ canonicalSearch: '?brand=a%26b' }) }));
    const canonicalUrl = 'https://caravan.test/home?brand=a%26b';
    for (const tag of [
      `<link rel="canonical" href="${canonicalUrl}&amp;lang=ge">`,
      `<meta property="og:url" content="${canonicalUrl}&amp;lang=ge">`,
      `<link rel="alternate" hreflang="x-default" href="${canonicalUrl}">`,
    ]) {
      expect(html).toContain(tag);
    }
  });

  it('names the canonical path of its meta instead of its own [SHELL-19]', () => {
    const html = renderDocumentStart(
      partsOf({ meta: metaWith({ canonicalPath: '/car/Signal%20Red' }), address: '/car/nope' }),
    );
    expect(html).toContain('<link rel="canonical" href="https://caravan.test/car/Signal%20Red">');
    expect(html).toContain('"item":"https://caravan.test/car/Signal%20Red"');
    expect(html).not.toContain('nope');
  });

  it('has its content and breadcrumbs in schema.org form [SHELL-19]', () => {
    const html = renderDocumentStart(
      partsOf({
        meta: metaWith({
          title: 'Zeekr 7X: price and pictures — Caravan',
          name: 'Zeekr 7X',
          breadcrumbs: [{ text: 'Cars', path: '/home' }],
          jsonLd: [{ '@type': 'Car', image: ['/media/a.png'], offers: { '@type': 'Offer', price: 9 } }],
        }),
        address: '/car/7?page=1',
      }),
    );
    const structuredData = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']) => {
        const item: unknown = JSON.parse(text);
        return item;
      },
    );
    const step = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://caravan.test${path}`,
    });
    expect(structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [step(1, 'Home', '/home'), step(2, 'Cars', '/home'), step(3, 'Zeekr 7X', '/car/7')],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Car',
        image: ['https://caravan.test/media/a.png'],
        offers: { '@type': 'Offer', price: 9 },
      },
    ]);
  });

  it('names the pages of its language in schema.org [SHELL-19]', () => {
    const html = renderDocumentStart(
      partsOf({
        manifest: manifestOf([], { lang: 'ge' }),
        meta: metaWith({
          canonicalSearch: '?brand=a',
          jsonLd: [{ '@type': 'Car', url: '/car/7', image: '/a.png', offers: { url: '/car/7' } }],
        }),
        address: '/car',
      }),
    );
    expect(html).toContain('"item":"https://caravan.test/home?lang=ge"');
    expect(html).toContain('"item":"https://caravan.test/car?brand=a&lang=ge"');
    expect(html).toContain(
      '"url":"https://caravan.test/car/7?lang=ge","image":"https://caravan.test/a.png","offers":{"url":"https://caravan.test/car/7?lang=ge"}',
    );
  });

  it('excludes pages that are not for search engines [SHELL-19]', () => {
    const html = renderDocumentStart(partsOf({ isIndexable: false }));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  it('preloads every script at low priority, with its integrity [MFE-7] [PERF-7]', () => {
    const html = renderDocumentEnd(partsOf());
    expect(renderDocumentStart(partsOf())).not.toContain('/assets/shell.js');
    expect(html).toContain(
      '<link rel="modulepreload" href="/assets/shell.js" integrity="sha384-a" fetchpriority="low">',
    );
    expect(html).toContain('<script type="module" src="/assets/shell.js" integrity="sha384-a" fetchpriority="low">');
  });

  it('puts the scripts of widgets after those of the page', () => {
    const scriptOf = (address: string, isDeferred: boolean) => ({ address, integrity: 'sha384-b', isDeferred });
    const html = renderDocumentEnd(partsOf({ scripts: [scriptOf('/widget.js', true), scriptOf('/page.js', false)] }));
    expect(html).toMatch(/\/page\.js.+<script type="module".+\/widget\.js/);
  });

  it('has the nonce on each inline element', () => {
    const html = renderDocumentStart(partsOf({ nonce: 'bm9uY2U=' }));
    expect(html).toContain('<style nonce="bm9uY2U=">p{}</style>');
    expect(html).toContain(`<script nonce="bm9uY2U=">${headScript}`);
    expect(renderDocumentStart(partsOf())).not.toContain('nonce');
  });
});

describe('a page in a frame', () => {
  it('reports status and height by a script of its own [EMB-1]', () => {
    const posted: unknown[] = [];
    const body = { getBoundingClientRect: () => ({ height: 412.4 }) };
    const parentWindow = { postMessage: (...sent: unknown[]) => posted.push(sent) };
    /** Reports the current height at once, as browsers do. */
    class Observer {
      readonly onResize: (entries: readonly { readonly target: typeof body }[]) => void;
      constructor(onResize: Observer['onResize']) {
        this.onResize = onResize;
      }
      observe(target: typeof body): void {
        this.onResize([{ target }]);
      }
    }
    const pageOf = (status: string) => ({
      title: 'Toyota Prius',
      documentElement: { dataset: { status } },
      body,
    });
    const ownWindow = {};
    const globals = { parent: parentWindow, self: ownWindow, ResizeObserver: Observer, document: pageOf('200') };
    runInNewContext(frameScript, globals);
    const height = [{ type: 'caravan:height', height: 413 }, '*'];
    expect(posted).toEqual([[{ type: 'caravan:load', title: 'Toyota Prius' }, '*'], height]);
    runInNewContext(frameScript, { ...globals, document: pageOf('404') });
    expect(posted.slice(2)).toEqual([[{ type: 'caravan:error', status: 404 }, '*'], height]);
    runInNewContext(frameScript, { ...globals, parent: ownWindow });
    expect(posted).toHaveLength(4);
    expect(renderDocumentEnd(partsOf({ isFramed: true }))).toContain(`</div><script>${frameScript}</script>`);
    expect(renderDocumentEnd(partsOf({ isFramed: true, nonce: 'bm8=' }))).toContain(
      `<script nonce="bm8=">${frameScript}`,
    );
    expect(renderDocumentEnd(partsOf())).not.toContain(frameScript);
    // `data-framed` reserves no room for a scroll bar, because a frame that fits has none.
    expect(renderDocumentStart(partsOf({ isFramed: true }))).toContain('<html lang="en" data-framed data-status');
  });
});
