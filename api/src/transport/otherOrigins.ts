import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/** Seconds that a browser may remember what it was told of a call; Chromium takes no more. */
const rememberedSeconds = 7_200;

/** Lets pages of the site call from their own origin where browsers reach the API at another one (HOST_A and so on); no other page. */
export const allowOtherOrigins = async (app: FastifyInstance, { siteOrigins }: Config): Promise<void> => {
  if (siteOrigins.length === 0) {
    return;
  }
  await app.register(cors, {
    origin: [...siteOrigins],
    methods: ['POST'],
    allowedHeaders: ['content-type', 'access-token', 'lang', 'currency'],
    exposedHeaders: ['retry-after', 'x-trace-id'],
    maxAge: rememberedSeconds,
  });
};
