import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http';
import type { ReadyPage } from './pageCache';
import type { createPageDictionaries } from './pageDictionaries';

/** Returns whether an `If-None-Match` header names a tag. Proxies that compress mark tags as weak. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** Sends the content of a page, as small as the browser can read it, unless the browser has it. */
export const sendContent = async (
  { tag, body }: ReadyPage,
  dictionaries: ReturnType<typeof createPageDictionaries>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const accepted = acceptedEncoding(request);
  const tagFor = (encoding: string | null): string => `"${tag}${encoding ? `-${encoding}` : ''}"`;
  const matchingTag = [accepted, 'dcz'].map(tagFor).find((each) => hasTag(request.headers['if-none-match'], each));
  // The browser has these headers already. The policy alone takes a kilobyte.
  if (tag && matchingTag)
    return reply
      .code(304)
      .header('etag', matchingTag)
      .removeHeader('content-security-policy')
      .removeHeader('content-type')
      .removeHeader('speculation-rules')
      .send();
  const difference = await dictionaries.difference(request, reply, body);
  const encoding = difference ? 'dcz' : accepted;
  if (tag) reply.header('etag', tagFor(encoding));
  if (!encoding || body.plain.length === 0) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(difference ?? (encoding === 'br' ? body.br() : body.gzip));
};
