import { documentedSettings } from './deploy/knownNames';
import { realSiteSettings, removeRealSiteSettings } from './realSite';

/** Settings that a site of a test may get: its own, those of the machine, limits and timeouts. */
const harmless =
  'PORT API_PORT CARAVAN_DATA CARAVAN_COMMIT GITHUB_SERVER_URL GITHUB_REPOSITORY GITHUB_RUN_ID CI_JOB_URL CARAVAN_BY POSTGRES_PASSWORD ' +
  'RATE_LIMIT MAX_CALLS MIN_FREE_MB MAX_LAG_MS PAGE_FRESH_MS RENDER_MEMORY_MB WORKERS_AT_START REGISTRY_LOOK_MS TIMEOUT_FACTOR LOG ' +
  'WATCH_SHARE REPORT_SHARE VALIDATE_ANSWERS API_FOLDER PREVIEWS_AHEAD CHROMIUM';

it('counts every documented setting to a real site, except harmless ones', () => {
  const names = [...documentedSettings()];
  const realNames = realSiteSettings(Object.fromEntries(names.map((name) => [name, 'set'])));
  expect(names.filter((name) => !realNames.includes(name))).toEqual(harmless.split(' '));
});

it('removes keys, store and database of a real site, and nothing else', () => {
  const env = { CARAVAN_KEYS: '/keys', CARAVAN_KEY: '/key', STORE_S3_BUCKET: 'store', DATABASE_URL: 'postgres://' };
  jest.replaceProperty(process, 'env', { ...env, PATH: '/bin', LOG: 'silent' });
  removeRealSiteSettings();
  expect(process.env).toEqual({ PATH: '/bin', LOG: 'silent' });
});
