import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { type CdnApi, startCdnApi } from '../testing/cdnApi';
import { createPurge } from './purge';

let api: CdnApi;
beforeEach(async () => {
  api = await startCdnApi();
});
afterEach(() => api.stop());

const lines: string[] = [];
const open = (env: NodeJS.ProcessEnv) => createPurge(env, (line) => void lines.push(line), api.origin);
const fastly = { CDN: 'fastly', CDN_SERVICE: 'SU1Z0isxPaozGVKXdv0eY', CDN_TOKEN: 'a-token' };

it('purges by surrogate keys at Fastly', async () => {
  await open(fastly)?.(['remote-ranking', 'car-7']);
  expect(api.calls).toEqual([
    {
      method: 'POST',
      url: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
      token: 'a-token',
      body: { surrogate_keys: ['remote-ranking', 'car-7'] },
    },
  ]);
});

it('purges by tags at Cloudflare', async () => {
  await open({ ...fastly, CDN: 'cloudflare', CDN_SERVICE: '023e105f4ecef8ad9ca31a8372d0c353' })?.(['page']);
  expect(api.calls).toEqual([
    {
      method: 'POST',
      url: '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
      token: 'Bearer a-token',
      body: { tags: ['page'] },
    },
  ]);
});

it('reads the token from its file each time, which may be replaced', async () => {
  const folder = createTemporaryFolder();
  const file = join(folder, 'token');
  const purge = open({ ...fastly, CDN_TOKEN: '', CDN_TOKEN_FILE: file });
  for (const token of ['first', 'second']) {
    writeFileSync(file, `${token}\n`);
    await purge?.(['page']);
  }
  expect(api.calls.map(({ token }) => token)).toEqual(['first', 'second']);
});

it('rejects if the CDN refuses, without naming the token', async () => {
  api.statuses.push(403);
  await expect(open(fastly)?.(['page'])).rejects.toThrow(/^fastly responded with status 403$/);
});

it('rejects if the CDN does not answer', async () => {
  const purge = open(fastly);
  await api.stop();
  await expect(purge?.(['page'])).rejects.toThrow(/^fastly does not answer: ECONNREFUSED$/);
  api = await startCdnApi();
});

it('does nothing without a CDN', () => {
  expect(open({})).toBeNull();
  expect(lines).toEqual([]);
});

it.each([
  { ...fastly, CDN: 'akamai' },
  { ...fastly, CDN_SERVICE: '' },
  { ...fastly, CDN_SERVICE: '../zones' },
  { ...fastly, CDN_TOKEN: '' },
])('reports an incomplete setting, which it ignores: %j', (env) => {
  lines.length = 0;
  expect(open(env)).toBeNull();
  expect(lines).toEqual([
    'nothing is purged: CDN must be fastly or cloudflare, with CDN_SERVICE and CDN_TOKEN or CDN_TOKEN_FILE',
  ]);
});
