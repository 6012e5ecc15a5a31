import { getHeapStatistics } from 'node:v8';
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { Config } from '../config/config';
import { busySeconds } from './limits';

/** Share of the memory that Node takes at most from which requests are refused, before the process would die of it. */
const fullHeap = 0.9;

/** A process that lags behind, or is short of memory, refuses with 503 instead of queueing without end. */
export const pressureOptionsOf = (config: Config): FastifyUnderPressureOptions => ({
  maxEventLoopDelay: config.maxLagMs,
  maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * fullHeap),
  retryAfter: busySeconds,
});
