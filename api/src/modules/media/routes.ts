import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawAt } from './draw';
import type { Picture } from './pictureCache';
import { makePictureCache } from './pictureCache';

const cacheBytes = 64 * 1024 * 1024;
const extension = '.svg';

/** Pictures cost little once drawn, and a page shows dozens of them. */
const requestsAMinute = 6_000;

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept-encoding',
};

const accepts = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((item) => {
    const [name = '', ...options] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !options.some((option) => /^q=0(\.0*)?$/.test(option));
  });

const sendPicture = (reply: FastifyReply, picture: Picture, acceptEncoding: string | undefined): FastifyReply => {
  for (const encoding of ['br', 'gzip'] as const) {
    if (accepts(acceptEncoding, encoding)) {
      return reply.header('content-encoding', encoding).send(picture[encoding]);
    }
  }
  return reply.send(picture.plain);
};

const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => [etag, etag.slice(2), '*'].includes(tag.trim()));

const wheelOf = (query: unknown): string | null | undefined => {
  if (typeof query !== 'object' || query === null || !('wheel' in query)) {
    return undefined;
  }
  return typeof query.wheel === 'string' ? query.wheel : null;
};

/** Pictures drawn on demand: cars, wheels, brand marks, banners, news and accessories. Anything else is 404. */
export const mediaRoutes = (app: FastifyInstance): void => {
  const cache = makePictureCache(cacheBytes);
  const limit = { config: { rateLimit: { max: requestsAMinute } } };

  app.get<{ Params: { '*': string } }>('/media/*', limit, async (request, reply) => {
    const path = request.params['*'];
    const wheel = wheelOf(request.query);
    if (!path.endsWith(extension) || wheel === null) {
      return reply.callNotFound();
    }
    const name = path.slice(0, -extension.length);
    // Only cars have wheels to choose; elsewhere a query must not fill the cache with copies.
    const chosen = name.startsWith('cars/') ? wheel : undefined;
    const picture = await cache.get(`${name}?${chosen ?? ''}`, () => drawAt(name.split('/'), chosen));
    if (picture === undefined) {
      return reply.callNotFound();
    }
    void reply.headers({ ...headers, etag: picture.etag });
    if (isFresh(request.headers['if-none-match'], picture.etag)) {
      return reply.code(304).send();
    }
    return sendPicture(reply, picture, request.headers['accept-encoding']);
  });
};
