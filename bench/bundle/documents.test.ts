import { toScriptJson } from '../../shell/server/pages/toScriptJson';
import { homeOf, manifestOf, remoteOf } from '../../shell/testing/manifests';
import { asBundle, asClientOnly, withoutScripts, type BuiltChunks } from './documents';

const manifest = manifestOf([remoteOf('market'), remoteOf('ranking', { chunks: {} })], {
  rendered: [homeOf('market')],
});

const preload = (address: string): string =>
  `<link rel="modulepreload" href="${address}" integrity="old" fetchpriority="low">`;

const page = [
  '<html><head><link rel="preload" href="/a.woff2" as="font"><script>mark()</script>',
  '<style data-groups="a:1:b">.a{}</style></head><body><div id="root"><div><h1>Cars</h1></div></div>',
  ...['/assets/shell.js', '/remotes/market/entry.v2.js', '/remotes/market/remote.v2.js'].map(preload),
  ...['/remotes/market/shared.v2.js', '/remotes/market/page.v2.js'].map(preload),
  '<script type="module" src="/assets/shell.js"></script>',
  preload('/remotes/market/widget.v2.js'),
  `<script type="application/json" id="caravan-boot">${toScriptJson(manifest)}</script>`,
  '<script type="application/json" id="caravan-state">{"answers":[1]}</script></body></html>',
].join('');

const built: BuiltChunks = {
  chunks: { 'market-page-home': ['12.js', 'market-page-home.js'], 'market-widget-Card': ['12.js', 'card.js'] },
  read: (file) => Buffer.from(file),
};

const addresses = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, address]) => address);

describe('the document of one bundle', () => {
  it("names the bundle's files in place of those of remotes, each once [PERF-6]", () => {
    const html = asBundle(page, built);
    expect(addresses(html)).toEqual([
      '/assets/shell.js',
      '/assets/12.js',
      '/assets/market-page-home.js',
      '/assets/card.js',
    ]);
    expect(html.indexOf('/assets/card.js')).toBeGreaterThan(html.indexOf('type="module"'));
    expect(html.match(/integrity="old" fetchpriority="low"/g)).toHaveLength(1);
  });

  it('keeps the rendered content, without versions', () => {
    const html = asBundle(page, built);
    expect(html).toContain('<h1>Cars</h1>');
    expect(html).not.toMatch(/\/remotes\/market\/\w|v1|v2/);
  });

  it('is refused if the page lacks the parts to replace', () => {
    expect(() => asBundle(page.replaceAll('modulepreload', 'preload'), built)).toThrow('contains no');
    expect(() => asBundle(page.replace('caravan-boot', 'boot'), built)).toThrow('manifest');
  });
});

it('the document of client-only rendering has no content, styles or state', () => {
  const html = asClientOnly(asBundle(page, built));
  expect(html).toContain('<div id="root"></div><link');
  expect(html).not.toMatch(/Cars|data-groups|answers/);
  expect(html).toContain('"rendered":[]');
  expect(html).toContain('"leftOut":[{"remote":"market","part":"home"}]');
  expect(addresses(html)).toHaveLength(4);
});

it('the document without scripts also lacks what loads them', () => {
  const html = withoutScripts(page);
  expect(html).not.toMatch(/<script|modulepreload/);
  expect(html).toContain('<link rel="preload" href="/a.woff2" as="font">');
  expect(html).toContain('<h1>Cars</h1>');
});
