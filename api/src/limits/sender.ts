import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Config } from '../config/config';
import { isLoopbackHost } from '../config/publicSite';
import { isSecret, networkOf } from '@caravan/shared/http';

/** The header with INTERNAL_KEY from the shell server, or with `pagesKeyOf` of it from its render workers. */
const internalKeyHeader = 'x-internal-key';

const hasKey = (request: FastifyRequest, key: string | undefined): boolean =>
  key !== undefined && isSecret(request.headers[internalKeyHeader], key);

const isInternal = (request: FastifyRequest, { internalKey }: Config): boolean => hasKey(request, internalKey);

/**
 * Returns whether a render worker makes a call that only reads. It reads for many visitors. It runs code of remotes, so its key is valid
 * for reading calls only.
 */
const isPageRead = (request: FastifyRequest, { pagesKey }: Config): boolean =>
  request.routeOptions.config.reads === true && hasKey(request, pagesKey);

const firstHeaderValue = (
  request: FastifyRequest,
  header: 'x-forwarded-for' | 'x-forwarded-host',
): string | undefined =>
  String(request.headers[header] ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/** Returns the visitor's address that the shell server forwards with INTERNAL_KEY, else the sender's. */
const addressOf = (request: FastifyRequest, config: Config): string =>
  (isInternal(request, config) ? firstHeaderValue(request, 'x-forwarded-for') : undefined) ?? request.ip;

/** Returns the address for rate limits. For IPv6 the /64 network, because one household has all its addresses. */
export const countedAddress = (request: FastifyRequest, config: Config): string =>
  networkOf(addressOf(request, config).slice(0, 64));

/**
 * Returns whether a call is not counted: the calls that the shell server and its render workers make themselves. Forwarded calls of
 * visitors are counted.
 */
export const isExempt = (request: FastifyRequest, config: Config): boolean =>
  (isInternal(request, config) && firstHeaderValue(request, 'x-forwarded-for') === undefined) ||
  isPageRead(request, config);

/** Returns the host that the browser requested, also behind the shell server. */
const requestedHost = (request: FastifyRequest, config: Config): string =>
  (isInternal(request, config) ? firstHeaderValue(request, 'x-forwarded-host') : undefined) ??
  request.headers.host ??
  '';

/**
 * Hides development aids from requests whose host is not the loopback. So they are hidden behind an unknown proxy, and from
 * pages whose domain was pointed to this machine (DNS rebinding).
 */
export const restrictToLoopback =
  (config: Config): onRequestHookHandler =>
  (request, reply, done) => {
    if (isLoopbackHost(requestedHost(request, config))) {
      done();
    } else {
      reply.callNotFound();
    }
  };
