import { drawingOf, makePictureCache, sendFound } from '@caravan/api/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawAt } from './draw';
import { sendVideo, videoNames } from './videos';

const drawingBytes = 64 * 1024 * 1024;

/** Pictures cost little once drawn, and a page shows dozens of them. */
const drawingsAMinute = 6_000;

const videosAMinute = 600;

const limit = (max: number) => ({ config: { rateLimit: { max } } });

interface Named {
  Params: { '*': string };
}

/** The name without its extension; undefined where it has another one. */
const nameOf = (request: FastifyRequest<Named>, extension: string): string | undefined => {
  const path = request.params['*'];
  return path.endsWith(extension) ? path.slice(0, -extension.length) : undefined;
};

const wheelOf = (query: unknown): string | null | undefined => {
  if (typeof query !== 'object' || query === null || !('wheel' in query)) {
    return undefined;
  }
  return typeof query.wheel === 'string' ? query.wheel : null;
};

const drawingRoutes = (app: FastifyInstance): void => {
  const cache = makePictureCache(drawingBytes);

  app.get<Named>('/media/*', limit(drawingsAMinute), async (request, reply) => {
    const name = nameOf(request, '.svg');
    const wheel = wheelOf(request.query);
    if (name === undefined || wheel === null) {
      return reply.callNotFound();
    }
    // Only cars have wheels to choose; elsewhere a query must not fill the cache with copies.
    const chosen = name.startsWith('cars/') ? wheel : undefined;
    const picture = await cache.get(`${name}?${chosen ?? ''}`, () => {
      const svg = drawAt(name.split('/'), chosen);
      return svg === undefined ? undefined : drawingOf(svg);
    });
    return sendFound(request, reply, picture);
  });
};

const videoRoutes = (app: FastifyInstance): void => {
  for (const name of videoNames) {
    app.get(`/media/videos/${name}`, limit(videosAMinute), (request, reply) => sendVideo(request, reply, name));
  }
};

/** What is drawn on demand (cars, wheels, marks, banners, news, accessories), and videos. Anything else is 404. */
export const mediaRoutes = (app: FastifyInstance): void => {
  drawingRoutes(app);
  videoRoutes(app);
};
