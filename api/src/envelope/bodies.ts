import type { FastifyInstance } from 'fastify';

/** Takes bodies of any content type as text: what is in them is judged by the envelope, so that every body gets its answer. */
export const readBodiesAsText = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
};
