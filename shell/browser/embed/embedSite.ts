import { md5 } from 'js-md5';
import { createTransport, createRandomId } from '@caravan/shared/store';
import { siteDay } from '@caravan/shared/terms';
import type { PartnerManifest } from '../../universal/manifest/partnerManifest';
import type { Choices } from '../../universal/services/preferences';
import { pageLoader } from '../../universal/router/loadPage';
import { RemoteLoadError } from '../../universal/remotes/errors';
import { createRemotes, type LoadRecord } from '../../universal/remotes/remotes';
import { createStore } from '../../universal/store/createStore';
import { addTexts, createTexts } from '../../universal/texts/createTexts';
import { shellTexts } from '../../universal/texts/shellTexts';
import { foreignEnvironment } from '../remotes/environmentCauses';
import { createRemoteLoader, type FederationHost, type RemoteLoader } from '../remotes/federation';
import { createHost, verifyImports } from '../remotes/host';
import { modulePreload } from '../remotes/modulePreload';
import { onArrival } from '../remotes/onArrival';
import { reportLoads } from '../remotes/reportLoads';
import { timeZone } from '../session/timeZone';
import { fetchManifest, type ReceivedManifest } from './fetchManifest';

/** Milliseconds until a call fails, and until a widget is rendered without its data. */
const CALL_TIMEOUT_MS = 15_000;
const DATA_TIMEOUT_MS = 5000;

/** Address of the folder of this container. */
declare const __webpack_public_path__: string;
export const { origin } = new URL(__webpack_public_path__);

const loads: LoadRecord[] = [];
let host: FederationHost | undefined;
/** By the registry number of their manifests, the newest last. A page that stays open over a publication runs two versions. */
const sources = new Map<number, RemoteLoader>();
/** Shadow roots of the running widgets. */
const roots = new Set<ShadowRoot>();

/** Imports a later file of a remote by the loader that knows the file. */
const importFile = async (address: string): Promise<unknown> => {
  let unknownFile: unknown;
  for (const source of [...sources.values()].toReversed()) {
    try {
      return await source.importFile(address);
    } catch (error) {
      if (!(error instanceof RemoteLoadError && error.kind === 'missing')) throw error;
      unknownFile = error;
    }
  }
  throw unknownFile;
};

const startLoading = (): FederationHost => {
  verifyImports(importFile);
  reportLoads(window, loads, `${origin}/embed/loads`);
  return createHost();
};

/** Returns the loader of remotes, which all widgets of the same publication share. */
const sourceOf = ({ integrity, sequence }: PartnerManifest): RemoteLoader => {
  host ??= startLoading();
  const source =
    sources.get(sequence) ??
    createRemoteLoader({
      host,
      fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
      pageIntegrity: new Map(Object.entries(integrity)),
      sequence,
      preload: (files) => {
        // A browser ignores a link that is not in its document.
        const root = [...roots].find(({ isConnected }) => isConnected);
        return root ? modulePreload(root)(files) : null;
      },
      onArrival,
      onLoad: (record) => void loads.push(record),
      environment: foreignEnvironment,
    });
  sources.set(sequence, source);
  return source;
};

/** Calls the site and makes the addresses of pictures in its answers absolute. Schemas of calls accept `//host` and https only. */
const callSite: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, credentials: 'omit' });
  const text = (await answer.text()).replaceAll('"/media/', `"${origin.replace(/^http:/, '')}/media/`);
  return new Response(text, { status: answer.status });
};

/** The choices that the widgets of a site share. */
type SharedChoices = Pick<Choices, 'lang' | 'currency' | 'country'>;

const createSite = async ({ lang, currency, country }: SharedChoices, manifestRequest?: Promise<ReceivedManifest>) => {
  const manifest = { ...(await (manifestRequest ?? fetchManifest(origin, lang))), lang, currency, country };
  // An older `/embed.js` sets no offset. Its manifest may have arrived a while ago.
  const clockOffsetMs = manifest.clockOffsetMs ?? manifest.now - Date.now();
  const now = (): number => Date.now() + clockOffsetMs;
  const transport = createTransport({
    hosts: manifest.hosts,
    names: manifest.names,
    headers: () => ({ lang, currency: currency.toLowerCase() }),
    token: () => '',
    timeZone,
    traceId: createRandomId(),
    now,
    newId: createRandomId,
    md5,
    fetch: callSite,
    timeoutMs: CALL_TIMEOUT_MS,
  });
  const { store, addParts, contextOf } = createStore({ transport });
  const texts = createTexts(lang, await shellTexts(lang));
  const source = sourceOf(manifest);
  const remotes = createRemotes({
    manifest,
    source,
    addParts,
    addTexts: (remote, bundle) => addTexts(texts, remote, bundle),
  });
  return {
    manifest,
    now,
    store,
    texts,
    remotes,
    source,
    loads,
    contextOf,
  };
};

const sites = new Map<string, ReturnType<typeof createSite>>();

/**
 * Returns the site for a widget. All widgets of the same choices share its store, texts and remotes, while each has the day on which
 * it started. Links to files are added to `root`, the shadow root of a widget, since the page around it must not change. `signal` aborts
 * when the widget ends.
 */
export const embedSite = async (
  choices: SharedChoices,
  root: ShadowRoot,
  signal: AbortSignal,
  manifestRequest?: Promise<ReceivedManifest>,
) => {
  roots.add(root);
  signal.addEventListener('abort', () => roots.delete(root));
  const key = `${choices.lang} ${choices.currency} ${choices.country}`;
  const shared = sites.get(key) ?? createSite(choices, manifestRequest);
  sites.set(key, shared);
  shared.catch(() => sites.delete(key));
  const { contextOf, source, ...site } = await shared;
  const manifest = { ...site.manifest, today: siteDay(site.now()) };
  const context = contextOf(manifest, 'browser');
  return {
    ...site,
    manifest,
    load: pageLoader({
      remotes: site.remotes,
      context,
      dataTimeoutMs: DATA_TIMEOUT_MS,
      onError: source.reportFailure,
    }),
  };
};

export type EmbedSite = Awaited<ReturnType<typeof embedSite>>;
