import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Picture } from './pictureCache';

/** Of everything below `/media/`. A drawing opened by itself runs nothing and loads nothing. */
export const mediaHeaders = {
  'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
};

const accepts = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((item) => {
    const [name = '', ...options] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !options.some((option) => /^q=0(\.0*)?$/.test(option));
  });

/** Whether the visitor has it, by the weak comparison of RFC 9110. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean => {
  const opaque = etag.replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => [opaque, '*'].includes(tag.trim().replace(/^W\//, '')));
};

/** Answers with a picture: 304 to those who have it, compressed as their browser likes it. */
export const sendPicture = (request: FastifyRequest, reply: FastifyReply, picture: Picture): FastifyReply => {
  void reply.headers({ ...mediaHeaders, 'content-type': picture.type, etag: picture.etag });
  if (picture.br !== undefined) {
    void reply.header('vary', 'accept-encoding');
  }
  if (isFresh(request.headers['if-none-match'], picture.etag)) {
    return reply.code(304).send();
  }
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = picture[encoding];
    if (bytes !== undefined && accepts(request.headers['accept-encoding'], encoding)) {
      return reply.header('content-encoding', encoding).send(bytes);
    }
  }
  return reply.send(picture.plain);
};

/** Answers with a picture, or that there is none. */
export const sendFound = (request: FastifyRequest, reply: FastifyReply, picture: Picture | undefined): FastifyReply => {
  if (picture === undefined) {
    reply.callNotFound();
    return reply;
  }
  return sendPicture(request, reply, picture);
};
