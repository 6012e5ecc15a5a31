import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  brotliKey,
  browserKey,
  changeRegistry,
  openStore,
  publisherKeys,
  readRegistry,
  serverKey,
  SHELL_FOLDER,
  type ObjectStore,
} from '@caravan/registry';
import { PublishRefused, uploadCompressedBuild, type Publication } from '@caravan/registry/publish';
import type { RegistryDocument, RegistryShell, RemoteDescriptor } from '@caravan/shared/contracts';
import { errorLine } from '../../registry/bin/cli';
import { launchChromium } from '../../e2e/support/browser';
import { buildAll } from '../build';
import { withLock } from '../lock';
import { realSiteSettings } from '../realSite';
import { busyMachineSettings, startSite } from '../site';
import { declaredAddresses } from '../../shell/universal/router/declaredAddresses';
import { root } from '../workspaces';
import { faultsOf } from './faults';
import { openSession } from './session';
import { faultsInBrowser, type TrialSite } from './visitBrowser';
import { faultsOnServer } from './visitServer';
import { addressVisitors, mergeFaults, routeVisitors } from './visitors';
import type { Visit } from './visits';

/** The folder of the registry and the demo data of trials. The data stays for the next one. */
export const trialData = join(root, '.caravan/trial');
/** The lock of the running trial. */
export const trialLock = join(root, '.caravan/locks/trial');

const copyObjects = async (from: ObjectStore, to: ObjectStore, keys: readonly string[]): Promise<void> => {
  await Promise.all(
    keys.map(async (key) => {
      const bytes = await from.get(key);
      if (bytes) await to.create(key, bytes);
    }),
  );
};

/**
 * Returns the store keys of a remote's files and of their compressed copies, because the trial counts the bytes that browsers
 * get.
 */
const keysOf = ({ federation: { name }, files, server }: RemoteDescriptor): readonly string[] => [
  ...Object.keys(files).flatMap((file) => [browserKey(name, file), brotliKey(browserKey(name, file))]),
  serverKey(name, server.file),
];

/** Returns the keys of compressed files of the shell. Without them its server would compress the files again. */
const shellCopies = ({ files }: RegistryShell): readonly string[] =>
  Object.keys(files).map((file) => brotliKey(`${SHELL_FOLDER}/${file}`));

/** Makes a registry for the trial with the versions that run, and the candidate. */
const prepareRegistry = async (
  publication: Publication,
  candidate: RemoteDescriptor,
): Promise<{ readonly trialStore: ObjectStore; readonly registry: RegistryDocument }> => {
  const { store, keys, by, why } = publication;
  for (const name of ['store', 'seen-registry'])
    rmSync(join(trialData, name), { recursive: true, force: true, maxRetries: 3 });
  const trialStore = openStore({}, trialData);
  const trialKeys = publisherKeys(trialData, {});
  const { remotes, shells } = await readRegistry(store, keys);
  const { name } = candidate.federation;
  const otherRemotes = Object.entries(remotes)
    .filter(([otherName]) => otherName !== name)
    .map(([otherName, { rollout: _rollout, preview: _preview, ...running }]) => [otherName, running] as const);
  for (const [, { current }] of otherRemotes) await copyObjects(store, trialStore, keysOf(current));
  for (const shell of Object.values(shells)) await copyObjects(store, trialStore, shellCopies(shell));
  await uploadCompressedBuild({ ...publication, store: trialStore }, candidate);
  const at = new Date().toISOString();
  const registry = await changeRegistry(trialStore, trialKeys, { action: 'publish', by, why }, () => ({
    remote: name,
    version: candidate.version,
    at,
    // Without a version to fall back to, failures are visible.
    remotes: {
      ...Object.fromEntries(otherRemotes),
      [name]: { current: candidate, previous: null, since: at, by },
    },
    shells,
  }));
  return { trialStore, registry };
};

/** Returns the last message of the server: a line of its log, or the error's message in it. Lines of a stack do not count. */
const lastMessageOf = (complaints: readonly string[]): string => {
  const line = complaints.findLast((each) => !/^\s/.test(each)) ?? 'without a message';
  return /"err":{.*?"message":"(.*?)"/.exec(line)?.[1] ?? line;
};

/** Faults that the refusal names. Further ones are only counted. */
const MAX_NAMED = 4;

/** Pages that are open at the same time. More would slow each other down. */
const MAX_OPEN_PAGES = 4;

/** Opens every page as every visitor, but a page that stays busy only once. Returns the faults, page by page. */
const visitAll = async (
  site: Omit<TrialSite, 'browser' | 'neighbours' | 'busyAddresses'>,
  visits: readonly Visit[],
): Promise<readonly string[]> => {
  const browser = await launchChromium();
  const trialSite: TrialSite = { ...site, browser, neighbours: new Map(), busyAddresses: new Set() };
  const openings = visits
    .flatMap((visit) =>
      (visit.isFirstOfRoute ? routeVisitors : addressVisitors).map((visitor, index) => ({
        visit,
        visitor,
        isFirst: index === 0,
        faults: null as readonly string[] | null,
      })),
    )
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst));
  const queue = openings.values();
  const openNext = async (): Promise<void> => {
    for (const opening of queue)
      if (opening.isFirst || !trialSite.busyAddresses.has(opening.visit.address))
        opening.faults = await faultsInBrowser(trialSite, opening);
  };
  try {
    await Promise.all(Array.from({ length: MAX_OPEN_PAGES }, openNext));
    return visits.flatMap((visit) =>
      mergeFaults(
        openings.flatMap((each) =>
          each.visit === visit && each.faults ? [{ visitor: each.visitor, faults: each.faults }] : [],
        ),
      ),
    );
  } finally {
    await browser.close();
  }
};

const runTrial = async (
  publication: Publication,
  candidate: RemoteDescriptor,
  say: (line: string) => void,
): Promise<void> => {
  await buildAll(() => undefined, ['shell', 'demo']);
  const { trialStore, registry } = await prepareRegistry(publication, candidate);
  const complaints: string[] = [];
  say('trying it beside what the site runs (the first time demo data is made)');
  const site = await startSite({
    port: 0,
    apiPort: 0,
    data: trialData,
    env: {
      ...Object.fromEntries(realSiteSettings(process.env).map((name) => [name, undefined])),
      DEV_HELPS: '1',
      RATE_LIMIT: '1000000',
      WATCH_SHARE: '1',
      ...busyMachineSettings,
    },
    say: () => undefined,
    onComplaint: (text) => complaints.push(...text.split('\n').filter(Boolean)),
  });
  try {
    const federations = Object.values(registry.remotes).map(({ current }) => current.federation);
    const token = await openSession(site.origin);
    const otherFederations = federations.filter(({ name }) => name !== candidate.federation.name);
    const paths = new Set(
      otherFederations.flatMap(({ routes }) => routes.flatMap((route) => [route.path, ...declaredAddresses(route)])),
    );
    const faults = await faultsOf({
      candidate,
      federations,
      store: trialStore,
      checkOnServer: (visit) => faultsOnServer(site.origin, visit, () => lastMessageOf(complaints)),
      checkInBrowsers: (visits) =>
        visitAll({ origin: site.origin, token, isOtherRemote: (path) => paths.has(path) }, visits),
    });
    if (faults.length === 0) return;
    for (const fault of faults) say(`- ${fault}`);
    const moreText = faults.length > MAX_NAMED ? `; and ${faults.length - MAX_NAMED} more` : '';
    throw new PublishRefused(
      `${candidate.federation.name} is not published: in its trial ${faults.slice(0, MAX_NAMED).join('; ')}${moreText} (fix that, or publish it by --force "why")`,
    );
  } finally {
    await site.stop();
  }
};

/**
 * Runs a built remote beside the versions that the site runs. Uses the shell and the API of this checkout, with its own ports
 * and demo data. Opens every page of the remote on the server, and in Chromium as visitors of several kinds. Rejects with
 * `PublishRefused` if one of them fails.
 */
export const runTrialOrRefuse = (publication: Publication, candidate: RemoteDescriptor, say: (line: string) => void) =>
  withLock(trialLock, () => runTrial(publication, candidate, say)).catch((error: unknown) => {
    if (error instanceof PublishRefused) throw error;
    throw new PublishRefused(
      `${candidate.federation.name} is not published: its trial could not be run (${errorLine(error)})`,
    );
  });
