import { join } from 'node:path';
import { svgPicture, createPictureCache, mediaHeaders, sendFound } from '@caravan/api/media';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assetsFolder } from '../folders';
import { pictureAt } from './pictures';

const cacheBytes = 64 * 1024 * 1024;

/** The limit is high, because a page shows dozens of pictures. */
const picturesPerMinute = 6_000;

const videosPerMinute = 600;

const limit = (max: number) => ({ config: { rateLimit: { max } } });

interface PictureRoute {
  Params: { '*': string };
}

/** Returns the name without its extension. Undefined if it has another extension. */
const nameOf = (request: FastifyRequest<PictureRoute>, extension: string): string | undefined => {
  const path = request.params['*'];
  return path.endsWith(extension) ? path.slice(0, -extension.length) : undefined;
};

const wheelOf = (query: unknown): string | null | undefined => {
  if (typeof query !== 'object' || query === null || !('wheel' in query)) return undefined;
  return typeof query.wheel === 'string' ? query.wheel : null;
};

const pictureRoutes = (app: FastifyInstance): void => {
  const cache = createPictureCache(cacheBytes);

  app.get<PictureRoute>('/media/*', limit(picturesPerMinute), async (request, reply) => {
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

const videoRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(staticFiles, {
    root: join(assetsFolder, 'videos'),
    serve: false,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(mediaHeaders)) reply.setHeader(name, value);
    },
  });
  for (const name of ['vehicle.mp4', 'accessory.mp4']) {
    app.get(`/media/videos/${name}`, limit(videosPerMinute), (_request, reply) => reply.sendFile(name));
  }
};

/** Serves pictures and videos below `/media/`. Other addresses get 404. */
export const mediaRoutes = (app: FastifyInstance): void => {
  pictureRoutes(app);
  void app.register(videoRoutes);
};
