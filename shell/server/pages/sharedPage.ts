import type { FastifyRequest } from 'fastify';
import { EVERY_PAGE, remoteTag, versionTag } from '@caravan/registry';
import type { Choices } from '../../universal/services/preferences';
import type { Config } from '../config';
import { OVERRIDE_COOKIE } from '../overrides';
import type { SiteSnapshot } from '../registry';
import type { AddressMatch } from './pageAddress';
import type { ReadyPage } from './pageCache';
import type { VersionName } from './pageResult';

/**
 * Seconds that a CDN may send a page, and that it may go on while it gets the next one. Browsers tolerate 60 s between the clock in the
 * headers of a page and their own (`universal/time/clock.ts`).
 */
const CDN_CACHING = 'max-age=30, stale-while-revalidate=20';
/** Characters. An address may have any length, and CDNs refuse a tag of more than 1024. */
const MAX_TAG_LENGTH = 200;

/**
 * Returns the tags of a page: the tag of every page, and those of its remotes and their versions. A route with parameters adds its own,
 * for example `car-100001`.
 */
export const cacheTags = (versions: readonly VersionName[], { route, params }: AddressMatch): readonly string[] => {
  const values = Object.values(params).filter((value) => value !== undefined);
  const entity = [route.id, ...values].map(encodeURIComponent).join('-').slice(0, MAX_TAG_LENGTH);
  return [
    EVERY_PAGE,
    ...versions.flatMap(({ remote, version }) => [remoteTag(remote), versionTag(remote, version)]),
    ...(values.length > 0 ? [entity] : []),
  ];
};

/** Returns the headers by which a CDN keeps a page and purges it by tags. Other caches on the way do not read them. */
export const sharedHeaders = (cdn: Exclude<Config['cdn'], ''>, tags: readonly string[]): Record<string, string> => ({
  'cache-control': 'no-cache',
  ...(cdn === 'fastly'
    ? { 'surrogate-control': CDN_CACHING, 'surrogate-key': tags.join(' ') }
    : { 'cloudflare-cdn-cache-control': CDN_CACHING, 'cache-tag': tags.join(',') }),
});

interface PageResponse {
  readonly page: Pick<ReadyPage, 'status' | 'isCacheable' | 'staleSince'>;
  readonly choices: Choices;
  readonly snapshot: Pick<SiteSnapshot, 'candidates'>;
  readonly request: Pick<FastifyRequest, 'cookies' | 'headers'>;
}

/**
 * Whether a CDN may send a page to all visitors without a choice in a cookie. The page must be complete and depend on its address alone, and
 * no cookie may decide on versions.
 */
export const isShared = ({ page, choices, snapshot, request: { cookies, headers } }: PageResponse): boolean =>
  page.status === 200 &&
  page.isCacheable &&
  page.staleSince === null &&
  snapshot.candidates.length === 0 &&
  [OVERRIDE_COOKIE, ...Object.keys(choices)].every((name) => cookies[name] === undefined) &&
  headers.authorization === undefined;
