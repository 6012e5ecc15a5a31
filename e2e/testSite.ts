import { mkdirSync, mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFolder } from '@caravan/registry';
import { startMailServer } from '../api/src/testing/mailServer';
import { findFreePort } from '../scripts/freePort';
import { onInterrupt } from '../scripts/interrupted';
import { onBusyMachine, startSite } from '../scripts/site';
import { languages, routes } from './pages/routes';
import { launchChromium } from './support/browser';
import { asAddress, saveMail, type Setting } from './support/site';
import { until } from './support/until';

/** A site for tests, and what they are told of it. */
export interface TestSite {
  readonly setting: Setting;
  readonly stop: () => Promise<void>;
}

/**
 * Creates a site by `start`, which tells `atStop` how to end each thing that it has started. They end in reverse order: with `stop`, if
 * `start` fails, and if the process is interrupted.
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
 * Asks for every page until the server sends it with all its data. The first time takes longest. On a busy machine data may exceed the
 * server's timeout and be left to the browser, which tests of the server's HTML are not about.
 */
export const warmUp = async (
  origin: string,
  cookies: readonly string[],
  remotes?: readonly string[],
): Promise<void> => {
  const requestedRoutes = routes.filter(({ slot }) => remotes?.some((name) => slot.startsWith(`${name}/`)) ?? true);
  for (const { path } of requestedRoutes) {
    for (const cookie of cookies) {
      await until(async () => {
        const html = await (await fetch(origin + path, { headers: { cookie } })).text();
        return !html.includes('aria-busy="true"');
      });
    }
  }
};

/** Settings of the servers of every tested site. `partnerOrigin`: a test serves the page of another site there. */
export const testSettings = (partnerOrigin: string): NodeJS.ProcessEnv => ({
  RATE_LIMIT: '1000000',
  ...onBusyMachine,
  LOG: 'silent',
  DEV_ADMIN: '0',
  // It may frame pages of this site.
  EMBED_ORIGINS: partnerOrigin,
  // Another test serves the site itself there, with the API at an origin of its own.
  SITE_ORIGINS: partnerOrigin,
  // A page view in a hundred would load other files than the rest. Trials watch all of theirs.
  WATCH_SHARE: process.env['WATCH_SHARE'] ?? '0',
});

export interface TestSiteOptions {
  /** How many specs run at a time, each in a browser of its own. */
  readonly workers: number;
  /** Whether the site is served a second time with React's development build. */
  readonly isChecked: boolean;
  readonly say: (line: string) => void;
  /** The data that it begins with (`prepareSeededData`). */
  readonly seeded: string;
  /** The remotes whose pages are asked for in advance: all, unless given. */
  readonly remotes?: readonly string[] | undefined;
}

/** Starts the built site on free ports, with data of its own, and the browsers for its tests. */
export const startTestSite = ({ workers, isChecked, say, seeded, remotes }: TestSiteOptions): Promise<TestSite> =>
  createTestSite(async (atStop) => {
    // First: where there is no Chromium, nothing else has been started yet.
    const browsers = await Promise.all(Array.from({ length: workers }, () => launchChromium()));
    atStop(() => Promise.all(browsers.map((browser) => browser.close())));
    const data = mkdtempSync(join(tmpdir(), 'caravan-e2e-'));
    for (const [from, to] of [
      [seeded, data],
      [keysFolder(seeded), keysFolder(data)],
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
      // A test names the address of a visitor in `x-forwarded-for`: few page views of one network are evidence.
      TRUST_PROXY: 'loopback',
      // Nothing is published to a site of reading tests. Rendering its stale pages again took a quarter of the processor time.
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
    // Specs of the other sites open few pages.
    if (isChecked) {
      say('asking for every page once');
      await warmUp(
        origin,
        languages.map((lang) => `lang=${lang}`),
        remotes,
      );
      // Only the audit of Georgian pages looks there, with these settings.
      await warmUp(checkedOrigin, ['lang=ge; currency=GEL; theme=dark'], remotes);
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
