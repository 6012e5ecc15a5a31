import { mkdirSync, mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFolder } from '@caravan/registry';
import { startMailServer } from '../api/src/testing/mailServer';
import { findFreePort } from '../scripts/freePort';
import { onInterrupt } from '../scripts/interrupted';
import { busyMachineSettings, startSite } from '../scripts/site';
import { languages, routes } from './pages/routes';
import { launchChromium } from './support/browser';
import { asAddress, saveMail, type Setting } from './support/site';
import { until } from './support/until';

/** A running site, and its setting for tests. */
export interface TestSite {
  readonly setting: Setting;
  readonly stop: () => Promise<void>;
}

/**
 * Creates a site by `start`, which passes a clean-up to `atStop` for each thing that it has started. Clean-ups run in reverse order. They run at
 * `stop`, if `start` fails, and if the process is interrupted.
 */
export const createTestSite = async (
  start: (atStop: (end: () => Promise<unknown>) => void) => Promise<Setting>,
): Promise<TestSite> => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of cleanUps.splice(0).toReversed()) await end();
  };
  const cancelCleanUp = onInterrupt(endAll);
  const stop = async (): Promise<void> => {
    cancelCleanUp();
    await endAll();
  };
  try {
    return { setting: await start((end) => cleanUps.push(end)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Requests every page until the server sends it with all its data. The first time takes longest. On a busy machine a call may exceed the
 * server's timeout, so that the browser makes it. Tests of the server's HTML would then fail.
 */
export const warmUp = async (origin: string, cookies: readonly string[]): Promise<void> => {
  for (const { path } of routes) {
    for (const cookie of cookies) {
      await until(async () => {
        const html = await (await fetch(origin + path, { headers: { cookie } })).text();
        return !html.includes('aria-busy="true"');
      });
    }
  }
};

/** Settings of the servers of every tested site. `partnerOrigin`: where a test serves the page of another site. */
export const testSettings = (partnerOrigin: string): NodeJS.ProcessEnv => ({
  RATE_LIMIT: '1000000',
  ...busyMachineSettings,
  LOG: 'silent',
  DEV_ADMIN: '0',
  // Allows pages there to frame pages of this site.
  EMBED_ORIGINS: partnerOrigin,
  // `otherOrigin.e2e.ts` serves the site there, with the API at another origin.
  SITE_ORIGINS: partnerOrigin,
  // By default one page view in a hundred loads more files. Trials watch all page views.
  WATCH_SHARE: process.env['WATCH_SHARE'] ?? '0',
});

export interface TestSiteOptions {
  /** The number of specs that run at a time, each in a browser of its own. */
  readonly workers: number;
  /** True if the site is served a second time with React's development build. */
  readonly isChecked: boolean;
  readonly say: (line: string) => void;
  /** The folder of the initial data (`prepareSeededData`). */
  readonly seeded: string;
}

/** Starts the built site on free ports, with data of its own, and the browsers for its tests. */
export const startTestSite = ({ workers, isChecked, say, seeded }: TestSiteOptions): Promise<TestSite> =>
  createTestSite(async (atStop) => {
    // Browsers start first, so that nothing else runs yet if Chromium is missing.
    const browsers = await Promise.all(Array.from({ length: workers }, () => launchChromium()));
    atStop(() => Promise.all(browsers.map((browser) => browser.close())));
    const data = mkdtempSync(join(tmpdir(), 'caravan-e2e-'));
    for (const [from, to] of [
      [seeded, data],
      [keysFolder(seeded, {}), keysFolder(data, {})],
    ] as const) {
      atStop(() => rm(to, { recursive: true, force: true }));
      await cp(from, to, { recursive: true });
    }
    const mails = join(data, 'mails');
    mkdirSync(mails);
    const mailServer = await startMailServer(({ source }) => saveMail(mails, source));
    atStop(() => mailServer.close());
    const partnerOrigin = `http://partner.localhost:${await findFreePort()}`;
    const env = {
      ...testSettings(partnerOrigin),
      DATABASE_URL: undefined,
      SMTP_URL: mailServer.url,
      // Tests set `x-forwarded-for` for each visitor, because the evidence of one network is limited.
      TRUST_PROXY: 'loopback',
      // Reading tests publish nothing. Rendering their stale pages again would take a quarter of the CPU time.
      ...(isChecked ? { PAGE_FRESH_MS: '3600000' } : { REGISTRY_LOOK_MS: '200' }),
    };
    const site = await startSite({ port: 0, apiPort: 0, data, env, say });
    atStop(() => site.stop());
    const origin = asAddress(site.origin);
    const serveChecked = async (): Promise<string> => {
      const checked = await startSite({
        port: 0,
        apiPort: Number(new URL(site.apiOrigin).port),
        data,
        env: { ...env, SHELL_ASSETS: join(import.meta.dirname, '../shell/dist/browser-checked') },
        say,
        apiRuns: true,
      });
      atStop(() => checked.stop());
      return asAddress(checked.origin);
    };
    const checkedOrigin = isChecked ? await serveChecked() : origin;
    // Only reading tests open most pages.
    if (isChecked) {
      say('asking for every page once');
      await warmUp(
        origin,
        languages.map((lang) => `lang=${lang}`),
      );
      // Only the audit of Georgian pages uses this origin, with these settings.
      await warmUp(checkedOrigin, ['lang=ge; currency=GEL; theme=dark']);
    }
    return {
      origin,
      checkedOrigin,
      apiOrigin: site.apiOrigin,
      partnerOrigin,
      data,
      seeded,
      mails,
      browserEndpoints: browsers.map((browser) => browser.wsEndpoint()),
    };
  });
