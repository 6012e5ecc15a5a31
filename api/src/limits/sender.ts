import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Config } from '../config/config';
import { isLoopbackHost } from '../config/publicSite';
import { isSecret } from '../credentials/secret';
import { networkOf } from '@caravan/shared/http';

/** Header by which the shell server proves itself, its secret being INTERNAL_KEY, and those of its processes that draw pages, by `pagesKeyOf`. */
const internalKeyHeader = 'x-internal-key';

const hasKey = (request: FastifyRequest, key: string | undefined): boolean =>
  key !== undefined && isSecret(request.headers[internalKeyHeader], key);

const isInternal = (request: FastifyRequest, { internalKey }: Config): boolean => hasKey(request, internalKey);

/** What draws pages reads for many visitors; the code of sections runs there, which may do nothing else unseen. */
const readsForPages = (request: FastifyRequest, { pagesKey }: Config): boolean =>
  request.routeOptions.config.reads === true && hasKey(request, pagesKey);

const firstOf = (request: FastifyRequest, header: 'x-forwarded-for' | 'x-forwarded-host'): string | undefined =>
  String(request.headers[header] ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/** The address that a request counts for: with INTERNAL_KEY the visitor's as the shell server names it, else the sender's. */
const addressOf = (request: FastifyRequest, config: Config): string =>
  (isInternal(request, config) ? firstOf(request, 'x-forwarded-for') : undefined) ?? request.ip;

/** The address as it is counted, the visitor's also behind the shell server: of IPv6 the network of 64 bits, since one household has as many addresses as it likes. */
export const countedAddress = (request: FastifyRequest, config: Config): string =>
  networkOf(addressOf(request, config).slice(0, 64));

/** The shell server asks for many visitors from one address: its own calls are not counted, those that it passes on are. */
export const isExempt = (request: FastifyRequest, config: Config): boolean =>
  (isInternal(request, config) && firstOf(request, 'x-forwarded-for') === undefined) || readsForPages(request, config);

/** The host that the visitor's browser asked for, also behind the shell server. */
const askedHost = (request: FastifyRequest, config: Config): string =>
  (isInternal(request, config) ? firstOf(request, 'x-forwarded-host') : undefined) ?? request.headers.host ?? '';

/**
 * For helps of development: they are there for those alone who ask for the site by a name of this machine. It keeps out who
 * comes through a proxy that nobody configured, and pages whose own name somebody pointed to this machine.
 */
export const onThisMachine =
  (config: Config): onRequestHookHandler =>
  (request, reply, done) => {
    if (isLoopbackHost(askedHost(request, config))) {
      done();
    } else {
      reply.callNotFound();
    }
  };
