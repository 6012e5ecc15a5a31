import { svgPicture, createPictureCache, sendFound } from '@caravan/api/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureAt } from './pictures';
import { sendVideo, videoNames } from './videos';

const cacheBytes = 64 * 1024 * 1024;

/** High, because a page shows dozens of pictures. */
const picturesPerMinute = 6_000;

const videosPerMinute = 600;

const limit = (max: number) => ({ config: { rateLimit: { max } } });

interface Named {
  Params: { '*': string };
}

/** Returns the name without its extension. Undefined if it has another extension. */
const nameOf = (request: FastifyRequest<Named>, extension: string): string | undefined => {
  const path = request.params['*'];
  return path.endsWith(extension) ? path.slice(0, -extension.length) : undefined;
};

const wheelOf = (query: unknown): string | null | undefined => {
  if (typeof query !== 'object' || query === null || !('wheel' in query)) return undefined;
  return typeof query.wheel === 'string' ? query.wheel : null;
};

const pictureRoutes = (app: FastifyInstance): void => {
  const cache = createPictureCache(cacheBytes);

  app.get<Named>('/media/*', limit(picturesPerMinute), async (request, reply) => {
    const name = nameOf(request, '.svg');
    const wheel = wheelOf(request.query);
    if (name === undefined || wheel === null) return reply.callNotFound();
    // Only cars have a choice of wheels. For other pictures a query must not fill the cache with copies.
    const chosen = name.startsWith('cars/') ? wheel : undefined;
    const picture = await cache.get(`${name}?${chosen ?? ''}`, () => {
      const svg = pictureAt(name.split('/'), chosen);
      return svg === undefined ? undefined : svgPicture(svg);
    });
    return sendFound(request, reply, picture);
  });
};

const videoRoutes = (app: FastifyInstance): void => {
  for (const name of videoNames) {
    app.get(`/media/videos/${name}`, limit(videosPerMinute), (request, reply) => sendVideo(request, reply, name));
  }
};

/** Serves pictures and videos below `/media/`. Other addresses get 404. */
export const mediaRoutes = (app: FastifyInstance): void => {
  pictureRoutes(app);
  videoRoutes(app);
};
