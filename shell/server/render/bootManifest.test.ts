/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import type { Federation } from '@caravan/shared/contracts';
import { federationOf } from '@caravan/registry/testing';
import type { SiteRemotes } from '../registry';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { createPageManifest, createViewCheck } from './bootManifest';

const remoteIndex = { address: '/remotes/index.1.json', integrity: 'sha256-x' };
const home = { remote: 'remote-0', part: 'page-0' };
const card = { remote: 'remote-1', part: 'Card' };

/** A site with ten routes for each remote, whose page shows a widget of another remote. */
const siteOf = (count: number) =>
  manifestOf(
    Array.from({ length: count }, (_none, index) =>
      remoteOf(`remote-${index}`, {
        version: `2026.${index}.1`,
        routes: Array.from({ length: 10 }, (_route, number) =>
          routeOf(`page-${number}`, `/section-${index}/part-${number}/:id?`, {
            title: `Part ${number} of section ${index}`,
          }),
        ),
      }),
    ),
    { rendered: [home], leftOut: [card] },
  );

const bytesOf = (count: number): number =>
  brotliCompressSync(JSON.stringify(createPageManifest(siteOf(count), home, remoteIndex))).byteLength;

describe('the manifest in a page', () => {
  it('grows by at most 0.3 KB from 6 to 100 remotes with 1,000 routes [PERF-12]', () => {
    expect(bytesOf(100) - bytesOf(6)).toBeLessThanOrEqual(300);
  });

  it('has the remotes and routes of its slots', () => {
    const { remotes } = createPageManifest(siteOf(6), home, remoteIndex);
    expect(remotes.map(({ name, routes }) => [name, routes.map(({ id }) => id)])).toEqual([
      ['remote-0', ['page-0']],
      ['remote-1', []],
    ]);
  });

  it('has the route of a page that is not found', () => {
    const { remotes } = createPageManifest({ ...siteOf(6), rendered: [], leftOut: [] }, home, remoteIndex);
    expect(remotes.map(({ name, routes, chunks }) => [name, routes.length, chunks])).toEqual([['remote-0', 1, {}]]);
  });

  it('has the files that the page loads', () => {
    const [first, second] = createPageManifest(siteOf(6), home, remoteIndex).remotes;
    expect([first?.chunks, second?.chunks].map((chunks) => Object.keys(chunks ?? {}))).toEqual([
      ['remote', 'text-en'],
      ['remote', 'text-en', 'widget-Card'],
    ]);
  });

  it('has all remotes and routes without an index', () => {
    const { remotes } = createPageManifest(siteOf(6), home, null);
    expect(remotes.flatMap(({ routes }) => routes)).toHaveLength(60);
  });
});

it('throws for a site with a route that has no title [MFE-21]', () => {
  const check = createViewCheck({ names: { auction: 'auction', product: 'product' }, filesOrigin: '' });
  const siteWith = (federation: Federation): SiteRemotes => {
    const file = { integrity: '', bytes: 1 };
    const descriptor = {
      version: '1',
      federation,
      entry: 'entry.js',
      files: {},
      chunks: {},
      server: { ...file, file: 'server.mjs' },
      shared: {},
    };
    return { sequence: 1, release: '', remotes: [{ descriptor, previous: null, since: '' }] };
  };
  const federation = federationOf('ranking');
  const routes = federation.routes.map((route) => Object.assign({ ...route }, { title: undefined }));
  expect(() => check(siteWith({ ...federation, routes }))).toThrow(TypeError);
});
