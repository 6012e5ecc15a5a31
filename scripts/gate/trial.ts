import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  browserKey,
  changeRegistry,
  openStore,
  publisherKeys,
  readRegistry,
  serverKey,
  type ObjectStore,
} from '@caravan/registry';
import { PublishRefused, uploadBuild, type Publication } from '@caravan/registry/publish';
import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { saidBy } from '../../registry/bin/setting';
import { launchChromium } from '../../e2e/support/chromium';
import { buildAll } from '../build';
import { locked } from '../lock';
import { onBusyMachine, startSite } from '../site';
import { root } from '../workspaces';
import { faultsOf } from './faults';
import { faultsInBrowser, faultsOnServer } from './visit';
import type { Visit } from './visits';

/** Settings of a real site that a trial must not meet. */
const REAL = /^(STORE_S3|S3_|DATABASE_|HOST|TLS_|PUBLIC_ORIGIN|SHELL_ASSETS|SMTP_|EMBED_|UPLOAD_|INTERNAL_|METRICS_)/;

const copyFiles = async (from: ObjectStore, to: ObjectStore, { federation, files, server }: RemoteDescriptor) => {
  const { name } = federation;
  const keys = [...Object.keys(files).map((file) => browserKey(name, file)), serverKey(name, server.file)];
  await Promise.all(
    keys.map(async (key) => {
      const bytes = await from.get(key);
      if (bytes) await to.create(key, bytes);
    }),
  );
};

/** A registry of its own, which says that what runs runs, and the candidate beside it. */
const prepare = async (
  { store, keys, by, why, dist }: Publication,
  candidate: RemoteDescriptor,
  data: string,
): Promise<{ readonly trialStore: ObjectStore; readonly registry: RegistryDocument }> => {
  for (const name of ['store', 'seen-registry'])
    rmSync(join(data, name), { recursive: true, force: true, maxRetries: 3 });
  const trialStore = openStore({}, data);
  const { remotes, shells = {} } = await readRegistry(store, keys);
  const { name } = candidate.federation;
  const others = Object.values(remotes).filter(({ current }) => current.federation.name !== name);
  for (const { current } of others) await copyFiles(store, trialStore, current);
  await uploadBuild(trialStore, candidate, dist);
  const at = new Date().toISOString();
  const registry = await changeRegistry(trialStore, publisherKeys(data, {}), { action: 'publish', by, why }, () => ({
    remote: name,
    version: candidate.version,
    at,
    // Nothing to fall back to: what fails is seen.
    remotes: { ...remotes, [name]: { current: candidate, previous: null, since: at, by } },
    shells,
  }));
  return { trialStore, registry };
};

/** What the server said last: a line of its log, or the message of what it holds as JSON; no line of a stack. */
const lastOf = (complaints: readonly string[]): string => {
  const line = complaints.findLast((each) => !/^\s/.test(each)) ?? 'it does not say why';
  return /"err":{.*?"message":"(.*?)"/.exec(line)?.[1] ?? line;
};

/** More faults than these are counted only: a person reads the sentence. */
const MOST = 4;

/** Pages that are open at a time: more make one another late. */
const AT_A_TIME = 4;

const visitAll = async (origin: string, visits: readonly Visit[]): Promise<readonly string[]> => {
  const browser = await launchChromium();
  const faults = visits.map((): readonly string[] => []);
  const left = visits.entries();
  const visitNext = async (): Promise<void> => {
    for (const [place, visit] of left) faults[place] = await faultsInBrowser(browser, origin, visit);
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, visitNext));
    return faults.flat();
  } finally {
    await browser.close();
  }
};

const runTrial = async (
  publication: Publication,
  candidate: RemoteDescriptor,
  say: (line: string) => void,
): Promise<void> => {
  const data = join(root, '.caravan/trial');
  const apiRuns = Boolean(process.env['API_URL']);
  await buildAll(() => undefined, apiRuns ? ['shell'] : ['shell', 'demo']);
  const { trialStore, registry } = await prepare(publication, candidate, data);
  const complaints: string[] = [];
  say('trying it beside what the site runs (the first time demo data is made)');
  const site = await startSite({
    port: 0,
    apiPort: 0,
    data,
    apiRuns,
    env: {
      ...Object.fromEntries(Object.keys(process.env).flatMap((name) => (REAL.test(name) ? [[name, undefined]] : []))),
      RATE_LIMIT: '1000000',
      ...onBusyMachine,
    },
    say: () => undefined,
    onComplaint: (text) => complaints.push(...text.split('\n').filter(Boolean)),
  });
  try {
    const faults = await faultsOf({
      candidate,
      all: Object.values(registry.remotes).map(({ current }) => current.federation),
      store: trialStore,
      onServer: (visit) => faultsOnServer(site.origin, visit, () => lastOf(complaints)),
      inBrowsers: (visits) => visitAll(site.origin, visits),
    });
    if (faults.length === 0) return;
    const more = faults.length > MOST ? `; and ${faults.length - MOST} more` : '';
    throw new PublishRefused(
      `${candidate.federation.name} is not published: in its trial ${faults.slice(0, MOST).join('; ')}${more} (mend that, or publish it by --force "why")`,
    );
  } finally {
    await site.stop();
  }
};

/**
 * Runs a built section beside the versions that the site runs, by the shell of this checkout on ports and data of its own, and
 * opens a page for each of its routes and widgets on the server and in Chromium. Refused where one of them fails.
 * `API_URL` names an API to run it with; otherwise one with demo data is started.
 */
export const tryOut = (publication: Publication, candidate: RemoteDescriptor, say: (line: string) => void) =>
  locked(join(root, '.caravan/locks/trial'), () => runTrial(publication, candidate, say)).catch((error: unknown) => {
    if (error instanceof PublishRefused) throw error;
    throw new PublishRefused(
      `${candidate.federation.name} is not published: its trial could not be run (${saidBy(error)})`,
    );
  });
