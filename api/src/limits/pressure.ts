import { getHeapStatistics } from 'node:v8';
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { Config } from '../config/config';
import { busySeconds } from './limits';

/** Share of Node's maximum heap from which requests are refused. */
const maxHeapShare = 0.9;

/** Returns the limits above which the process refuses requests with status 503: the delay of its event loop, and its use of memory. */
export const pressureOptionsOf = (config: Config): FastifyUnderPressureOptions => ({
  maxEventLoopDelay: config.maxLagMs,
  maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * maxHeapShare),
  retryAfter: busySeconds,
});
