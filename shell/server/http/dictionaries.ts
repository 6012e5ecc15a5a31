import type { FastifyReply, FastifyRequest } from 'fastify';
import { chunkOf } from '@caravan/registry';
import { acceptsEncoding } from '@caravan/shared/http';

// Compression Dictionary Transport: https://www.rfc-editor.org/rfc/rfc9842

/**
 * Returns `Use-As-Dictionary` of a script by its path: browsers may use it for later files of the same chunk in the same folder. The
 * pattern names the folder, because Chromium keeps one dictionary for each spelling of a pattern.
 */
export const dictionaryUse = (path: string): string => `match="${chunkOf(path)}.*.js"`;

/** Whether the requesting page may read the answer. Otherwise its size could reveal content (RFC 9842, section 9.3). */
const isReadable = ({ headers }: FastifyRequest, reply: FastifyReply): boolean => {
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-mode': mode, origin } = headers;
  if (site === 'same-origin' || site === 'none') return true;
  const allowed = reply.getHeader('access-control-allow-origin');
  return mode === 'cors' && origin !== undefined && (allowed === '*' || allowed === origin);
};

/** Returns the SHA-256 of the dictionary, in base64, with which an answer may be compressed. Null for anything unexpected. */
export const availableDictionary = (request: FastifyRequest, reply: FastifyReply): string | null => {
  const { 'accept-encoding': acceptedEncodings, 'available-dictionary': available = '' } = request.headers;
  if (!acceptsEncoding(acceptedEncodings?.toString(), 'dcz') || !isReadable(request, reply)) return null;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(available.toString())?.[1] ?? null;
};
