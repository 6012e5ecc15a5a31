import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '@caravan/registry';
import { networkOf } from '@caravan/shared/http';
import { isLanguage, siteDay } from '@caravan/shared/terms';
import { MANIFEST_PATH, type PartnerManifest } from '../../universal/manifest/partnerManifest';
import type { Config } from '../config';
import { callPrefixes, refuse, releaseFor, type ShellFiles } from '../http';
import { PER_MINUTE, type CreateLimit } from '../limits';
import { parsePartnerReport } from '../telemetry';
import { createPartnerCounts, type PartnerCounts } from './partnerCounts';
import { createPartnerManifest } from './partnerManifest';
import type { SiteFeed, SiteSnapshot } from '../registry';

declare module 'fastify' {
  interface FastifyRequest {
    /** The partner whose page sent the request. Empty for the site's own pages and without an `Origin` header. */
    partner: string;
  }
}

const isOwnOrigin = (origin: string, { host }: FastifyRequest, publicOrigin: string): boolean =>
  origin === publicOrigin || URL.parse(origin)?.host === host;

/** Returns the path by which the router finds the route: `/%74ech/a` is the call `/tech/a`. `readableTarget` made it decodable. */
const routedPath = ({ url }: FastifyRequest): string => decodeURI(url.split('?')[0] ?? '');

/** Returns whether pages of partners may load a path. Framed pages are not among them: their own policy allows frames. */
const isForPartners = (path: string, callPaths: readonly string[]): boolean =>
  ['/embed.js', MANIFEST_PATH, '/embed/loads'].includes(path) ||
  ['/partners', '/assets', '/remotes', '/media', ...callPaths].some((each) => path.startsWith(`${each}/`));

/** Calls a minute that any network may make for a partner. */
const MIN_NETWORK_CALLS = 60;

/** Calls a minute of one network for a partner. Outside of browsers anybody can send its origin, and must not use up its calls. */
const networkCalls = (callsAMinute: number): number => Math.max(MIN_NETWORK_CALLS, Math.ceil(callsAMinute / 2));

interface AdmissionParts {
  readonly config: Config;
  readonly feed: SiteFeed;
  readonly store: ObjectStore;
  readonly createLimit: CreateLimit;
}

/**
 * Finds the partner of each request, and adds the CORS headers for files, pictures and calls that read, without cookies or token. Refuses
 * calls from pages of any other site.
 */
export const admitPartners = (
  app: FastifyInstance,
  { config, feed, store, createLimit }: AdmissionParts,
): PartnerCounts => {
  const counts = createPartnerCounts(store, config.port, (error) => app.log.warn(error));
  app.addHook('onClose', () => counts.stop());
  const callPaths = callPrefixes(config.names.product);
  const calls = createLimit({ name: 'calls of partners', ...PER_MINUTE });

  app.decorateRequest('partner', '');
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const { origin } = request.headers;
    const path = routedPath(request);
    if (!isForPartners(path, callPaths)) return undefined;
    // The same for every origin, since a CDN may keep an answer without looking at `Vary`.
    const isPublicFile = config.filesOrigin !== '' && /^\/(?:assets|remotes)\//.test(path);
    if (isPublicFile) reply.header('access-control-allow-origin', '*');
    const isCall = callPaths.some((prefix) => path.startsWith(`${prefix}/`));
    if (!isCall) reply.header('vary', 'origin, accept-encoding');
    if (!origin || isOwnOrigin(origin, request, config.publicOrigin)) return undefined;
    const [id, partner] =
      Object.entries(feed.current().partners).find(([, { origins }]) => origins.includes(origin)) ?? [];
    if (!id || !partner) return isCall ? refuse(request, reply, 403) : undefined;
    request.partner = id;
    if (!isPublicFile) reply.header('access-control-allow-origin', origin);
    reply.header('vary', 'origin, accept-encoding');
    if (request.method === 'OPTIONS') {
      return reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'content-type, lang, currency')
        .header('access-control-max-age', '600')
        .send();
    }
    if (!isCall) return undefined;
    if (partner.off) return refuse(request, reply, 403);
    if (!(await calls.admits(`${id} ${networkOf(request.ip)}`, networkCalls(partner.callsAMinute))))
      return refuse(request, reply, 429);
    counts.add(id, 'calls');
    if (await calls.admits(id, partner.callsAMinute)) return undefined;
    counts.add(id, 'calls refused');
    return refuse(request, reply, 429);
  });
  return counts;
};

interface PartnerParts {
  readonly config: Config;
  readonly feed: SiteFeed;
  readonly files: ShellFiles;
  readonly counts: PartnerCounts;
}

/** Serves pages of partners: the tag, its manifest, and entries for federation hosts. */
export const servePartners = (app: FastifyInstance, { config, feed, files, counts }: PartnerParts): void => {
  const cache = new WeakMap<SiteSnapshot, Map<string, ReturnType<typeof createPartnerManifest>>>();
  const getManifestParts = (
    id: string,
    language = 'en',
    origin = config.publicOrigin,
    release = feed.current().running,
  ) => {
    const snapshot = feed.current();
    const ofSnapshot = cache.get(snapshot) ?? new Map<string, ReturnType<typeof createPartnerManifest>>();
    cache.set(snapshot, ofSnapshot);
    const lang = isLanguage(language) ? language : 'en';
    const key = [origin, id, lang, release.release].join(' ');
    const manifestParts =
      ofSnapshot.get(key) ??
      createPartnerManifest({ origin, names: config.names, partners: snapshot.partners, release, files, id, lang });
    // Not cached for other names of the site: a client may invent any number of them.
    if (origin === config.publicOrigin) ofSnapshot.set(key, manifestParts);
    return manifestParts;
  };
  const manifestOf = (...parts: Parameters<typeof getManifestParts>): PartnerManifest => {
    const now = Date.now();
    return { ...getManifestParts(...parts).manifest, now, today: siteDay(now) };
  };
  const isPartner = (id: string): boolean => Object.hasOwn(feed.current().partners, id);

  app.get('/embed.js', (_request, reply) => {
    const { reservedHeights } = getManifestParts('');
    const tagSettings = JSON.stringify({ program: files.embed.program, reservedHeights });
    return reply
      .header('cache-control', 'public, max-age=60')
      .type('text/javascript; charset=utf-8')
      .send(files.embed.tag.replaceAll('CARAVAN_SETTINGS', () => `(${tagSettings})`));
  });

  app.get<{ Querystring: { lang?: string } }>(MANIFEST_PATH, (request, reply) => {
    const { partner, query, protocol, host } = request;
    // A page of the site itself may be open at another name of the site.
    const origin = partner ? config.publicOrigin : `${protocol}://${host}`;
    const release = releaseFor(feed.current(), request);
    return reply.header('cache-control', 'no-store').send(manifestOf(partner, query.lang, origin, release));
  });

  app.get<{ Params: { file: string }; Querystring: { lang?: string } }>('/partners/:file', async (request, reply) => {
    const id = request.params.file.replace(/\.json$/, '');
    if (!request.params.file.endsWith('.json') || !isPartner(id)) return refuse(request, reply, 404);
    return reply.header('cache-control', 'no-store').send(manifestOf(id, request.query.lang));
  });

  app.get<{ Params: { id: string; file: string } }>('/partners/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    if (!isPartner(id)) return refuse(request, reply, 404);
    const { manifest, reservedHeights } = getManifestParts(id);
    if (!Object.hasOwn(manifest.entries, file.replace(/\.js$/, ''))) return refuse(request, reply, 404);
    const { program, entries } = files.embed;
    return reply
      .header('cache-control', 'public, max-age=60')
      .type('text/javascript; charset=utf-8')
      .send(
        `import*as container from"${program}";import{entryOf}from"${entries}";export const{init,get}=entryOf(container,${JSON.stringify(reservedHeights)});\n`,
      );
  });

  app.post('/embed/loads', { bodyLimit: 4096 }, async (request, reply) => {
    for (const [, , outcome] of parsePartnerReport(request.body) ?? [])
      if (request.partner) counts.add(request.partner, outcome === 'ready' ? 'loads' : 'errors');
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};
