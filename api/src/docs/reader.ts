import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { openApiOf } from './openapi';

/** Allows its own scripts and pictures, and requests to this origin only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves Swagger UI at `/dev/docs` if development aids are on. */
export const addDocsReader = async (app: FastifyInstance, { config }: Deps): Promise<void> => {
  if (!config.devDocs) return;
  // Loaded only here, because most processes serve no documentation.
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const document = openApiOf(config.names);
  await app.register(swagger.default, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  });
  await app.register(swaggerUi.default, {
    routePrefix: '/dev/docs',
    staticCSP: policy,
    theme: { title: 'Caravan API' },
    transformSpecification: () => ({ ...document }),
    // Swagger UI cannot sign envelopes.
    uiConfig: { supportedSubmitMethods: [], defaultModelsExpandDepth: -1, docExpansion: 'none', layout: 'BaseLayout' },
  });
};
