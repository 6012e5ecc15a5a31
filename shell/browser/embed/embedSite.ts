import { md5 } from 'js-md5';
import type { Currency, Language, RemoteContext } from '@caravan/shared/contracts';
import { createTransport, randomId } from '@caravan/shared/store';
import type { PartnerManifest } from '../../universal/manifest/partnerManifest';
import { pageLoader } from '../../universal/router/loadPage';
import { createSections, type LoadRecord } from '../../universal/sections/sections';
import { createStore } from '../../universal/store/createStore';
import { addTexts, createTexts } from '../../universal/texts/createTexts';
import { shellTexts } from '../../universal/texts/shellTexts';
import { foreignEnvironment } from '../remotes/environment';
import { federationSource, type FederationSource } from '../remotes/federation';
import { createHost, verifyImports } from '../remotes/host';
import { modulePreload } from '../remotes/modulePreload';
import { onArrival } from '../remotes/onArrival';
import { reportLoads } from '../remotes/reportLoads';
import { timeZone } from '../session/timeZone';
import { askManifest } from './askManifest';

/** Milliseconds that a call may take, and that data may hold a widget up. */
const CALL_LIMIT = 15_000;
const PATIENCE = 5000;

/** Where this program came from. */
declare const __webpack_public_path__: string;
export const { origin } = new URL(__webpack_public_path__);

const loads: LoadRecord[] = [];
let source: FederationSource | undefined;
let preloadInto: ShadowRoot | undefined;

/** One source of sections for all widgets of the page: each section is loaded once. */
const sourceOf = ({ integrity, sequence }: PartnerManifest): FederationSource => {
  if (source) return source;
  source = federationSource({
    host: createHost(),
    fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
    origin,
    pageIntegrity: new Map(Object.entries(integrity)),
    sequence,
    preload: (files) => preloadInto && modulePreload(preloadInto)(files),
    onArrival,
    onLoad: (record) => void loads.push(record),
    now: () => performance.now(),
    environment: foreignEnvironment,
  });
  verifyImports(source.importFile);
  reportLoads(window, loads, `${origin}/embed/loads`);
  return source;
};

/** Calls the site; pictures in its answers are at its addresses, not at the page's. Of absolute ones calls know only those of https. */
const callSite: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, credentials: 'omit' });
  const text = (await answer.text()).replaceAll('"/media/', `"${origin.replace(/^http:/, '')}/media/`);
  return new Response(text, { status: answer.status });
};

const createSite = async (lang: Language, currency: Currency, asked?: Promise<PartnerManifest>) => {
  const manifest = { ...(await (asked ?? askManifest(origin, lang))), lang, currency };
  const offset = manifest.now - Date.now();
  const now = (): number => Date.now() + offset;
  const transport = createTransport({
    hosts: manifest.hosts,
    names: manifest.names,
    headers: () => ({ lang, currency: currency.toLowerCase() }),
    token: () => '',
    timeZone,
    traceId: randomId(),
    now,
    newId: randomId,
    md5,
    fetch: callSite,
    timeout: CALL_LIMIT,
  });
  const { store, addParts } = createStore({ transport });
  const texts = createTexts(lang, await shellTexts(lang));
  const sections = createSections({
    manifest,
    source: sourceOf(manifest),
    addParts,
    addTexts: (remote, bundle) => addTexts(texts, remote, bundle),
  });
  const context: RemoteContext = {
    dispatch: store.dispatch,
    getState: () => store.getState(),
    lang,
    currency,
    today: manifest.today,
    side: 'browser',
  };
  return { manifest, now, store, texts, sections, loads, load: pageLoader({ sections, context, patience: PATIENCE }) };
};

export type EmbedSite = Awaited<ReturnType<typeof createSite>>;

const sites = new Map<string, Promise<EmbedSite>>();

/**
 * What all widgets of a language and a currency share in a page: store, texts, sections. `root`: of the one that asks, where
 * links to its files may stand, since nothing of the page around it is touched.
 */
export const embedSite = (
  lang: Language,
  currency: Currency,
  root: ShadowRoot,
  asked?: Promise<PartnerManifest>,
): Promise<EmbedSite> => {
  preloadInto = root;
  const key = `${lang} ${currency}`;
  const site = sites.get(key) ?? createSite(lang, currency, asked);
  sites.set(key, site);
  site.catch(() => sites.delete(key));
  return site;
};
