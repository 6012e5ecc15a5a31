import { apiSettings, ensurePortFree, siteSettings } from './site';

it.each([99_999, -1, 43.5, Number.NaN])('refuses %p as a port and names the setting', async (port) => {
  await expect(ensurePortFree(port, 'PORT', '')).rejects.toThrow(
    `PORT=${port} is no port: set it to a whole number from 0 to 65535`,
  );
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

it('keeps the key of proxies from the API', () => {
  expect(apiSettings({ PROXY_KEY: 'secret', INTERNAL_KEY: 'shared' })).toEqual({ INTERNAL_KEY: 'shared' });
});
