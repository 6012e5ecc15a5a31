import { acceptsEncoding } from '@caravan/shared/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Picture } from './pictureCache';

/** Headers of all responses below `/media/`. The policy prevents an SVG that is opened as a page from running or loading anything. */
export const mediaHeaders = {
  'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Returns whether `If-None-Match` contains an entity tag, by the weak comparison of RFC 9110. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean => {
  const opaque = etag.replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => [opaque, '*'].includes(tag.trim().replace(/^W\//, '')));
};

/**
 * Sends a picture in an encoding that the browser accepts. Sends status 304 if the browser has it, or 404 if it is
 * undefined.
 */
export const sendFound = (request: FastifyRequest, reply: FastifyReply, picture: Picture | undefined): FastifyReply => {
  if (picture === undefined) {
    reply.callNotFound();
    return reply;
  }
  void reply.headers({ ...mediaHeaders, 'content-type': picture.type, etag: picture.etag });
  if (picture.br !== undefined) void reply.header('vary', 'accept-encoding');
  if (isFresh(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = picture[encoding];
    if (bytes !== undefined && acceptsEncoding(request.headers['accept-encoding'], encoding)) {
      return reply.header('content-encoding', encoding).send(bytes);
    }
  }
  return reply.send(picture.plain);
};
