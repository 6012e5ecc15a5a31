import type { Envelope } from '@caravan/shared/contracts/calls';
import { createCounter, type WindowCounter } from '@caravan/shared/http';
import { rejectAfter } from '@caravan/shared/time';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Db } from '../database/database';
import type { Metrics } from '../metrics/metrics';
import { shareOf, storedBytesOf } from './quotas';
import { createShares } from './rateCounts';
import { countedAddress, isExempt } from './sender';
import { createSharedCounter } from './sharedCounter';

const windowMs = 60_000;
const dayMs = 86_400_000;
const maxKeys = 50_000;

/** Shares of an address's quota: for one client or session, and for all anonymous callers together. */
const clientShare = 1 / 4;
const anonymousShare = 3 / 4;

const clientOf = ({ parameter, token }: Pick<Envelope, 'parameter' | 'token'>): string | undefined => {
  // Tracking calls name it `deviceId`.
  const client = [parameter['clientId'], parameter['deviceId']].find((id) => typeof id === 'string' && id !== '');
  if (typeof client === 'string') return `client ${client.slice(0, 64)}`;
  return token === '' ? undefined : `session ${token.slice(0, 64)}`;
};

const answerTimeoutMs = 10_000;
/** `retry-after` of a busy process. */
export const busySeconds = 5;

/** The request is refused with status 429 or 503, and `retry-after` in seconds. */
export class RetryLater extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfter: number;

  constructor(statusCode: 429 | 503, retryAfter: number) {
    super(statusCode === 429 ? 'too many requests' : 'overloaded');
    this.name = 'RetryLater';
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

export interface Limits {
  /** Counts a request without a known client for its address. Rejects with {@link RetryLater}. */
  readonly count: (request: FastifyRequest) => Promise<void>;
  /**
   * Counts a call for its client, then for its address. Rejects with {@link RetryLater}. A call that is refused for the client does not
   * count for the address. So a flooding client does not use up the quota of others there.
   */
  readonly admit: (request: FastifyRequest, envelope: Pick<Envelope, 'parameter' | 'token'>) => Promise<void>;
  /** Counts stored bytes by address and call. Rejects with {@link RetryLater} above the quota of a day. */
  readonly store: (request: FastifyRequest, bytes: number) => Promise<void>;
  /** Runs a call. Rejects with {@link RetryLater} if too many calls are running, or after 10 s. */
  readonly work: <T>(task: () => Promise<T>) => Promise<T>;
}

interface CountingDeps {
  readonly db: Db;
  readonly config: Config;
}

/** Creates a counter of the limits `name`. */
type CreateCounter = (name: string, windowMs: number) => WindowCounter;

/**
 * Returns the counters of rate limits. With a database server, all processes count together. The embedded database has only one process.
 */
const countersOf = ({ db, config }: CountingDeps, log: FastifyBaseLogger): CreateCounter => {
  const now = (): number => performance.now();
  if (config.databaseUrl === undefined) return (_name, ms) => createCounter({ windowMs: ms, maxKeys, now });
  const createTakeShare = createShares(
    db,
    (err) => log.warn({ err }, 'the database does not count requests: this process counts by itself'),
    now,
  );
  return (name, ms) => createSharedCounter({ windowMs: ms, maxKeys }, createTakeShare(name, ms), now);
};

const createLimits = (
  config: Config,
  metrics: Metrics,
  createNamedCounter: CreateCounter,
): Limits & {
  readonly check: (request: FastifyRequest) => void;
  readonly countForRoute: (request: FastifyRequest, max: number) => Promise<void>;
} => {
  const addresses = createNamedCounter('address', windowMs);
  const clients = createNamedCounter('client', windowMs);
  const storedBytes = createNamedCounter('stored', dayMs);
  // One counter for each route, so that a flood on one evicts no keys of the others.
  const routes = new Map<string, WindowCounter>();
  let runningCalls = 0;

  const refuseIfLimited = (seconds: number, by: 'address' | 'client' | 'route'): void => {
    if (seconds > 0) {
      metrics.countRateLimited(by);
      throw new RetryLater(429, seconds);
    }
  };

  const count = async (request: FastifyRequest): Promise<void> => {
    if (!isExempt(request, config)) {
      refuseIfLimited(await addresses.count(countedAddress(request, config), config.rateLimit), 'address');
    }
  };

  return {
    count,
    check: (request) => {
      if (!isExempt(request, config)) {
        refuseIfLimited(addresses.wait(countedAddress(request, config), config.rateLimit), 'address');
      }
    },
    countForRoute: async (request, max) => {
      if (isExempt(request, config)) return;
      const route = `${request.method} ${request.routeOptions.url ?? ''}`;
      const routeCounter = routes.get(route) ?? createNamedCounter(`route ${route}`, windowMs);
      routes.set(route, routeCounter);
      refuseIfLimited(await routeCounter.count(countedAddress(request, config), max), 'route');
    },
    admit: async (request, envelope) => {
      if (isExempt(request, config)) return;
      const client = clientOf(envelope);
      const key = client ?? `address ${countedAddress(request, config)}`;
      const max = shareOf(config, client === undefined ? anonymousShare : clientShare);
      refuseIfLimited(await clients.count(key, max), 'client');
      await count(request);
    },
    store: async (request, bytes) => {
      if (!isExempt(request, config)) {
        // By call, so that a flood of one call does not prevent sign-ins from the address.
        const key = `${request.routeOptions.url} ${countedAddress(request, config)}`;
        refuseIfLimited(await storedBytes.count(key, storedBytesOf(config), bytes), 'address');
      }
    },
    work: async (task) => {
      if (runningCalls >= config.maxCalls) throw new RetryLater(503, busySeconds);
      runningCalls += 1;
      const running = task().finally(() => {
        runningCalls -= 1;
      });
      return rejectAfter(running, answerTimeoutMs, () => new RetryLater(503, busySeconds));
    },
  };
};

/** Health and metrics answer under load too, for monitoring. */
export const alwaysAnswered = { config: { rateLimit: false, pressureHandler: () => undefined } } as const;

/** Counts requests and refuses those above a limit before reading their body. Calls are counted after their client is known. */
export const addLimits = (app: FastifyInstance, deps: CountingDeps, metrics: Metrics): void => {
  const { check, countForRoute, ...limits } = createLimits(deps.config, metrics, countersOf(deps, app.log));
  let isClosing = false;
  app.decorate('limits', limits);
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (isClosing) throw new RetryLater(503, busySeconds);
    const { call, rateLimit } = request.routeOptions.config;
    if (call === true) {
      check(request);
    } else if (rateLimit === undefined) {
      await limits.count(request);
    }
    if (rateLimit) await countForRoute(request, rateLimit.max);
  });
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits;
  }
  interface FastifyContextConfig {
    /** The route is a call, which is counted for its client too. */
    readonly call?: true;
    /** The call changes nothing. */
    readonly reads?: true;
    /** Requests a minute from one address on this route, instead of the common limit. False: no limit. */
    readonly rateLimit?: false | { readonly max: number };
    /** Of @fastify/under-pressure: replaces the answer 503. */
    readonly pressureHandler?: () => undefined;
  }
}
