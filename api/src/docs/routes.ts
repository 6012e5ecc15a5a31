import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { isFresh } from '../media/send';
import { openApiOf } from './openapi';

/** The document changes with the running version only. */
const cacheControl = 'public, max-age=300';

/** Serves the OpenAPI document, which is created at its first request. */
export const docsRoutes = (app: FastifyInstance, { config }: Deps): void => {
  let cached: { readonly text: string; readonly etag: string } | undefined;
  const getDocument = () => {
    if (cached === undefined) {
      const text = JSON.stringify(openApiOf(config.names));
      cached = { text, etag: `"${hash('sha256', text, 'base64url').slice(0, 27)}"` };
    }
    return cached;
  };

  app.get('/openapi.json', async (request, reply) => {
    const { text, etag } = getDocument();
    void reply.headers({ etag, 'cache-control': cacheControl });
    return isFresh(request.headers['if-none-match'], etag)
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(text);
  });
};
