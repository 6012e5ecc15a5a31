import type { Envelope } from '@caravan/shared/contracts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { makeCounter, type WindowCounter } from './counter';
import type { Metrics } from '../metrics/metrics';
import { storedBytesOf } from './shares';
import { countedAddress, isExempt } from './sender';

const windowMs = 60_000;
const dayMs = 86_400_000;
const keptKeys = 50_000;

/** Of an address's requests: the most that one client or session may take, and all together who say neither. Neither can take all. */
const clientShare = 1 / 4;
const anonymousShare = 3 / 4;

const shareOf = (config: Config, share: number): number => Math.max(1, Math.ceil(config.rateLimit * share));

const clientOf = ({ parameter, token }: Pick<Envelope, 'parameter' | 'token'>): string | undefined => {
  // Tracking calls it the device.
  const client = [parameter['clientId'], parameter['deviceId']].find((id) => typeof id === 'string' && id !== '');
  if (typeof client === 'string') {
    return `client ${client.slice(0, 64)}`;
  }
  return token === '' ? undefined : `session ${token.slice(0, 64)}`;
};

const answerMs = 10_000;
/** Seconds after which to try again where the process is busy. */
export const busySeconds = 5;

/** Refused by the transport: status 429 or 503, with the seconds after which to try again. */
export class Overload extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfter: number;

  constructor(statusCode: 429 | 503, retryAfter: number) {
    super(statusCode === 429 ? 'too many requests' : 'overloaded');
    this.name = 'Overload';
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

export interface Limits {
  /** Counts a request that no client can be told from for its address; throws {@link Overload}. */
  readonly count: (request: FastifyRequest) => void;
  /**
   * Counts a call for its client first and its address then; throws {@link Overload}. What is refused for the client
   * does not count for the address, so that a client that floods takes nothing from the others there.
   */
  readonly admit: (request: FastifyRequest, envelope: Pick<Envelope, 'parameter' | 'token'>) => void;
  /** Counts bytes that a call asks to store for its address, of each call apart; throws {@link Overload} where that is enough for a day. */
  readonly store: (request: FastifyRequest, bytes: number) => void;
  /** Works on a call unless too many are being worked on; throws {@link Overload} also where it takes longer than 10 s. */
  readonly work: <T>(task: () => Promise<T>) => Promise<T>;
}

const makeLimits = (
  config: Config,
  metrics: Metrics,
): Limits & {
  readonly check: (request: FastifyRequest) => void;
  readonly countForRoute: (request: FastifyRequest, max: number) => void;
} => {
  const counter = (ms = windowMs): WindowCounter => makeCounter({ windowMs: ms, keptKeys }, () => performance.now());
  const addresses = counter();
  const clients = counter();
  const stored = counter(dayMs);
  // One for each: a flood of one route makes no other forget.
  const routes = new Map<string, WindowCounter>();
  let working = 0;

  const refuseFrom = (seconds: number, by: 'address' | 'client' | 'route'): void => {
    if (seconds > 0) {
      metrics.rateLimited(by);
      throw new Overload(429, seconds);
    }
  };

  const count = (request: FastifyRequest): void => {
    if (!isExempt(request, config)) {
      refuseFrom(addresses.count(countedAddress(request, config), config.rateLimit), 'address');
    }
  };

  return {
    count,
    check: (request) => {
      if (!isExempt(request, config)) {
        refuseFrom(addresses.wait(countedAddress(request, config), config.rateLimit), 'address');
      }
    },
    countForRoute: (request, max) => {
      if (isExempt(request, config)) {
        return;
      }
      const route = `${request.method} ${request.routeOptions.url ?? ''}`;
      const counted = routes.get(route) ?? counter();
      routes.set(route, counted);
      refuseFrom(counted.count(countedAddress(request, config), max), 'route');
    },
    admit: (request, envelope) => {
      if (isExempt(request, config)) {
        return;
      }
      const client = clientOf(envelope);
      const key = client ?? `address ${countedAddress(request, config)}`;
      refuseFrom(clients.count(key, shareOf(config, client === undefined ? anonymousShare : clientShare)), 'client');
      count(request);
    },
    store: (request, bytes) => {
      if (!isExempt(request, config)) {
        // Of each call apart: who floods one of them keeps nobody from signing in.
        const key = `${request.routeOptions.url} ${countedAddress(request, config)}`;
        refuseFrom(stored.count(key, storedBytesOf(config), bytes), 'address');
      }
    },
    work: async (task) => {
      if (working >= config.maxCalls) {
        throw new Overload(503, busySeconds);
      }
      working += 1;
      const done = task().finally(() => {
        working -= 1;
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          reject(new Overload(503, busySeconds));
        }, answerMs);
      });
      try {
        return await Promise.race([done, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
};

/** Health and metrics answer also under load: who watches the process must see what is wrong. */
export const alwaysAnswered = { config: { rateLimit: false, pressureHandler: () => undefined } } as const;

/** Counts every request, and refuses what is too much before its body is read. Calls are counted once it is known whose they are. */
export const addLimits = (app: FastifyInstance, config: Config, metrics: Metrics): void => {
  const { check, countForRoute, ...limits } = makeLimits(config, metrics);
  let closing = false;
  app.decorate('limits', limits);
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (closing) {
      throw new Overload(503, busySeconds);
    }
    const { call, rateLimit } = request.routeOptions.config;
    if (call === true) {
      check(request);
    } else if (rateLimit === undefined) {
      limits.count(request);
    }
    if (rateLimit) {
      countForRoute(request, rateLimit.max);
    }
  });
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits;
  }
  interface FastifyContextConfig {
    /** The route is a call: it is counted for its client, too. */
    readonly call?: true;
    /** The call changes nothing. */
    readonly reads?: true;
    /** Requests of an address that the route takes in a minute, instead of what all routes together do; false: as many as come. */
    readonly rateLimit?: false | { readonly max: number };
    /** Of @fastify/under-pressure: what is done instead of answering 503. */
    readonly pressureHandler?: () => undefined;
  }
}
