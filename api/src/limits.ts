import { timingSafeEqual } from 'node:crypto';
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config';

/** Header by which the shell server proves itself; its secret is INTERNAL_KEY. */
const internalKeyHeader = 'x-internal-key';

const isInternal = (request: FastifyRequest, key: string | undefined): boolean => {
  const given = request.headers[internalKeyHeader];
  if (key === undefined || typeof given !== 'string' || given.length !== key.length) {
    return false;
  }
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const forwardedFor = (request: FastifyRequest): string | undefined =>
  String(request.headers['x-forwarded-for'] ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/** The address that a request counts for: with INTERNAL_KEY the visitor's as the shell server names it, else the sender's. */
export const addressOf = (request: FastifyRequest, { internalKey }: Config): string =>
  (isInternal(request, internalKey) ? forwardedFor(request) : undefined) ?? request.ip;

/**
 * Requests a minute per address. The shell server asks for many visitors from one address: with INTERNAL_KEY its own
 * calls are exempt, and calls it passes on count for the address in `x-forwarded-for`.
 */
export const limitsOf = (config: Config): RateLimitPluginOptions => ({
  max: config.rateLimit,
  timeWindow: 60_000,
  cache: 50_000,
  allowList: (request) => isInternal(request, config.internalKey) && forwardedFor(request) === undefined,
  keyGenerator: (request) => addressOf(request, config),
});

/** Codes that one address may ask for in a minute, as a share of its requests: each costs a mail. */
const mailShare = 1 / 40;

export const mailLimitOf = (config: Config): number => Math.max(1, Math.ceil(config.rateLimit * mailShare));

/** A process that lags behind refuses with 503 instead of queueing without end. */
export const pressureOptionsOf = (config: Config): FastifyUnderPressureOptions => ({
  maxEventLoopDelay: config.maxLagMs,
  retryAfter: 5,
});
