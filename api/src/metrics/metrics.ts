import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '../database/database';

/** The result of a request. `route` is the pattern of its path. `code` is the code of the refusal, or empty. */
export interface RequestResult {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly code: string;
  readonly seconds: number;
}

/** The metrics of an API server. */
export interface Metrics {
  readonly countRequest: (request: RequestResult) => void;
  readonly countRateLimited: (by: 'address' | 'client' | 'route') => void;
  readonly countMail: (outcome: 'sent' | 'failed') => void;
  /** Returns all metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let processRegistry: Registry | undefined;

/** Metrics of the process (event loop lag, memory, CPU time), shared by all servers in it. */
const getProcessMetrics = (): Registry => {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
};

const outcomeOf = (status: number, code: string): string => {
  if (status >= 500) return 'failed';
  return status >= 400 || code !== '' ? 'refused' : 'success';
};

const createCounters = (registers: Registry[]) => ({
  requests: new Counter({
    name: 'caravan_api_requests_total',
    help: 'Requests answered, by route, status, outcome and code of the refusal',
    labelNames: ['route', 'method', 'status', 'outcome', 'code'],
    registers,
  }),
  seconds: new Histogram({
    name: 'caravan_api_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  }),
  limited: new Counter({
    name: 'caravan_api_rate_limited_total',
    help: 'Requests refused with 429, by what they were too many for',
    labelNames: ['by'],
    registers,
  }),
  mails: new Counter({
    name: 'caravan_api_mails_total',
    help: 'Mails handed over, by outcome',
    labelNames: ['outcome'],
    registers,
  }),
});

const createPoolGauge = (registers: Registry[], poolUse: () => PoolUse): Gauge =>
  new Gauge({
    name: 'caravan_api_database_connections',
    help: 'Connections to the database server, and tasks that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = poolUse();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });

/** Creates the counters of one server, and the gauge of its database connections if it has a pool. */
export const createMetrics = (poolUse?: () => PoolUse): Metrics => {
  const registry = new Registry();
  if (poolUse !== undefined) createPoolGauge([registry], poolUse);
  const { requests, seconds: duration, limited, mails } = createCounters([registry]);
  return {
    countRequest: ({ route, method, status, code, seconds }) => {
      requests.inc({ route, method, status, outcome: outcomeOf(status, code), code });
      duration.observe({ route }, seconds);
    },
    countRateLimited: (by) => limited.inc({ by }),
    countMail: (outcome) => mails.inc({ outcome }),
    text: () => Registry.merge([getProcessMetrics(), registry]).metrics(),
    contentType: registry.contentType,
  };
};
