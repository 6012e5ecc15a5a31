import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../scripts/build';
import { publishNew } from '../scripts/publishNew';
import { startSite } from '../scripts/site';
import { languages, routes } from './pages/routes';
import { launchChromium } from './support/chromium';
import { freePorts } from './support/freePorts';
import { startMailServer } from './support/mailServer';
import type { Setting } from './support/setting';
import { until } from './support/until';

interface TestSite {
  readonly setting: Setting;
  readonly stop: () => Promise<void>;
}

/**
 * Asks for every page until the server sends it whole. The first time takes longest, and where a busy machine takes more
 * than the server's patience, the browser has to fetch the data: tests of what the server sends are not about that.
 */
const warmUp = async (origins: readonly string[]): Promise<void> => {
  for (const origin of origins) {
    for (const { path } of routes) {
      for (const lang of languages) {
        await until(async () => {
          const html = await (await fetch(origin + path, { headers: { cookie: `lang=${lang}` } })).text();
          return !html.includes('aria-busy="true"');
        });
      }
    }
  }
};

/** Builds and publishes the site into a folder of its own, starts it on free ports, and one browser for all tests. */
export const startTestSite = async (say: (line: string) => void): Promise<TestSite> => {
  // First: where there is no Chromium, nothing else has been started yet.
  const browser = await launchChromium();
  const data = mkdtempSync(join(tmpdir(), 'caravan-e2e-'));
  await buildAll(say);
  await publishNew(data, say);
  const mails = join(data, 'mails');
  const mailServer = await startMailServer(mails);
  // Taken at once, before somebody else gets them.
  const [port = 0, apiPort = 0, checkedPort = 0] = await freePorts(3);
  const env = { RATE_LIMIT: '1000000', LOG: 'silent', DEV_ADMIN: '0', SMTP_URL: mailServer.url };
  const checkedAssets = join(import.meta.dirname, '../shell/dist/browser-checked');
  const site = await startSite({ port, apiPort, data, env, say });
  const checked = await startSite({
    port: checkedPort,
    apiPort,
    data,
    env: { ...env, SHELL_ASSETS: checkedAssets },
    say,
    apiRuns: true,
  });
  say('asking for every page once');
  const origin = `http://127.0.0.1:${port}`;
  const checkedOrigin = `http://127.0.0.1:${checkedPort}`;
  await warmUp([origin, checkedOrigin]);
  return {
    setting: {
      origin,
      checkedOrigin,
      apiOrigin: `http://127.0.0.1:${apiPort}`,
      data,
      mails,
      browserEndpoint: browser.wsEndpoint(),
    },
    stop: async () => {
      await browser.close();
      await Promise.all([site.stop(), checked.stop()]);
      await mailServer.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
