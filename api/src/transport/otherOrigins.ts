import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/** Seconds that a browser may cache a preflight answer. Chromium's maximum. */
const preflightCacheSeconds = 7_200;

/** Allows pages of the site, and no others, to call the API from another origin (HOST_A and so on). */
export const allowOtherOrigins = async (app: FastifyInstance, { siteOrigins }: Config): Promise<void> => {
  if (siteOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...siteOrigins],
    methods: ['POST'],
    allowedHeaders: ['content-type', 'access-token', 'lang', 'currency'],
    exposedHeaders: ['retry-after', 'x-trace-id'],
    maxAge: preflightCacheSeconds,
  });
};
