import { apiSettings, ensurePortFree, ensureSitePortsFree, shellSettings, siteSettings, startSite } from './site';

const mockEnvs: Record<string, NodeJS.ProcessEnv> = {};
jest.mock('./supervisor/supervisedSite', () => ({
  superviseSite: () => ({
    add: (name: string, _script: string, env: NodeJS.ProcessEnv) => {
      mockEnvs[name] = env;
      return Promise.resolve('http://127.0.0.1:4400');
    },
  }),
}));
const envsOfSite = async (env: NodeJS.ProcessEnv) => {
  await startSite({ port: 4300, apiPort: 0, data: '/data', env, say: () => undefined });
  return mockEnvs;
};

it.each([99_999, -1, 43.5, Number.NaN])('refuses %p as a port and names the setting', async (port) => {
  await expect(ensurePortFree(port, 'PORT', '')).rejects.toThrow(
    `PORT=${port} is not a port: set it to a whole number from 0 to 65535`,
  );
});

it('refuses one port for site and API', async () => {
  await expect(ensureSitePortsFree(4300, 4300, '')).rejects.toThrow(
    'PORT and API_PORT are both 4300: set one of them to another port',
  );
});

it('accepts 0, any free port, for both site and API', async () => {
  await expect(ensureSitePortsFree(0, 0, '')).resolves.toBeUndefined();
});

it.each(['CARAVAN_KEY', 'ROLLOUT_WEBHOOK', 'ROLLOUT_MAIL', 'CDN_TOKEN', 'CDN_TOKEN_FILE'])(
  'keeps %s from APIs and shell servers',
  (name) => {
    jest.replaceProperty(process, 'env', { ...process.env, [name]: 'secret' });
    expect(siteSettings()[name]).toBeUndefined();
  },
);

it.each([
  [{}, undefined],
  [{ HOST_TRACKING: 'https://api.example' }, 'loopback'],
])('lets the API trust proxies only if browsers call it: %p', (hosts, expected) => {
  expect(apiSettings({ TRUST_PROXY: 'loopback', ...hosts })['TRUST_PROXY']).toBe(expected);
});

it('keeps the secrets of shell servers from the API', () => {
  expect(apiSettings({ PROXY_KEY: 'secret', LIMITS_URL: 'valkey://:secret@host', INTERNAL_KEY: 'shared' })).toEqual({
    INTERNAL_KEY: 'shared',
  });
});

it.each(['DATABASE_URL', 'SMTP_URL', 'ADMINS', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])(
  'keeps %s from the shell server of a site, but not from its API',
  async (name) => {
    const { api, shell } = await envsOfSite({ STORE_S3_BUCKET: undefined, [name]: 'secret' });
    expect([api?.[name], shell?.[name]]).toEqual(['secret', undefined]);
  },
);

it('gives a shell server the S3 keys if it reads its store there', () => {
  const env = { STORE_S3_BUCKET: 'store', S3_ACCESS_KEY: 'id', S3_SECRET_KEY: 'secret' };
  expect(shellSettings(env)).toMatchObject(env);
});

it('makes one internal key for a site from which that of a real site is removed', async () => {
  const { api, shell } = await envsOfSite({ INTERNAL_KEY: undefined });
  expect(api?.['INTERNAL_KEY']).toMatch(/^[\da-f]{48}$/);
  expect(shell?.['INTERNAL_KEY']).toBe(api?.['INTERNAL_KEY']);
});
