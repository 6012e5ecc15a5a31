import type { FastifyInstance } from 'fastify';

/** Reads bodies of any content type as text. The envelope is checked later, so that every body gets a proper answer. */
export const readBodiesAsText = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
};
