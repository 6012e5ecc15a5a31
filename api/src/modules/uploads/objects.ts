import { finished } from 'node:stream/promises';
import { dispositionOf } from '@caravan/object-store';
import { uploadMaxBytes } from '@caravan/shared/contracts/calls';
import type { CallError } from '@caravan/shared/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, optional, safeParse, string } from 'valibot';
import type { Db } from '../../database/database';
import type { Deps } from '../../deps';
import { refused } from '../../envelope/answers';
import { needRoom } from '../../limits/room';
import { uploadLimitOf } from '../../limits/shares';
import type { FileStore, SignedQuery } from '../../objectStore/fileStore';
import type { Objects } from '../../objectStore/objects';
import type { Place } from '../../objectStore/place';
import { isPublic, placeOf, typeOfKey } from '../../objectStore/place';
import { uploadReasons } from './reasons';
import { isAwaited } from './repository';

/** Ten megabytes on a poor mobile line. */
export const sendingMs = 5 * 60_000;

/** Pictures that a page shows dozens of, as those below /media. */
const readsAMinute = 6_000;

const headers = {
  'x-content-type-options': 'nosniff',
  // Whatever an object holds, a browser that opens it runs nothing.
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

const given = optional(string(), '');
const querySchema = object({ expires: given, signature: given, size: given, name: given });

/** The signed part of an address; undefined where it says something twice. */
const queryOf = (request: FastifyRequest): SignedQuery | undefined => {
  const parsed = safeParse(querySchema, request.query);
  return parsed.success ? parsed.output : undefined;
};

/** What a reader gets beside the object, or undefined where it may not be read. */
const readingHeaders = async (
  { files }: Objects,
  place: Place,
  query: SignedQuery | undefined,
): Promise<Record<string, string> | undefined> => {
  if (isPublic(place.bucket)) {
    const download = { 'content-disposition': 'attachment' };
    const isPicture = typeOfKey(place.key)?.startsWith('image/') === true;
    return { 'cache-control': 'public, max-age=31536000, immutable', ...(isPicture ? {} : download) };
  }
  return files !== undefined && query !== undefined && (await files.mayGet(place, query))
    ? { 'cache-control': 'private, no-store', 'content-disposition': dispositionOf(query.name) }
    : undefined;
};

/** Refuses what a stranger sends: nothing of it is read, and the connection ends. */
const turnAway = (reply: FastifyReply, status: number, reason: CallError): FastifyReply =>
  reply.code(status).header('connection', 'close').send(refused(reason, ''));

/** Refuses what somebody with a right address sends, and reads it to its end so that the sender gets to hear it. */
const refusePut = async (request: FastifyRequest, reply: FastifyReply, status: number, reason: CallError) => {
  request.raw.resume();
  await finished(request.raw).catch(() => undefined);
  return reply.code(status).send(refused(reason, ''));
};

const takePut = async (
  db: Db,
  files: FileStore,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
) => {
  const size = Number(request.headers['content-length']);
  if (!(size <= uploadMaxBytes)) {
    // Too much to read it all, or of no known length.
    return Number.isNaN(size)
      ? turnAway(reply, 411, uploadReasons.wrongLength)
      : turnAway(reply, 413, uploadReasons.tooLarge);
  }
  const place = placeOf(request.params['*']);
  const query = queryOf(request);
  if (
    place === undefined ||
    query === undefined ||
    !(await files.mayPut(place, request.headers['content-type'] ?? '', query))
  ) {
    return turnAway(reply, 403, uploadReasons.badAddress);
  }
  if (query.size !== String(size)) {
    return refusePut(request, reply, 400, uploadReasons.wrongLength);
  }
  const failure = await files.receive(place, request.raw, size);
  if (failure === undefined && !(await isAwaited(db, place.bucket, place.key))) {
    // Its account was deleted, or its time ran out, while it came.
    await files.discard(place);
    return reply.code(403).send(refused(uploadReasons.over, ''));
  }
  return failure === undefined
    ? reply.code(200).send()
    : refusePut(request, reply, failure === 'used' ? 409 : 400, uploadReasons[failure]);
};

/** Objects: public ones for anybody, others by signed address; and, where they are files, the PUT that brings them. */
export const objectRoutes = (app: FastifyInstance, { db, objects, config, room }: Deps): void => {
  const reading = { config: { rateLimit: { max: readsAMinute } } };
  app.get<{ Params: { '*': string } }>('/uploads/*', reading, async (request, reply) => {
    const place = placeOf(request.params['*']);
    const more = place && (await readingHeaders(objects, place, queryOf(request)));
    const found = place && more && (await objects.store.open(place));
    if (found === undefined || place === undefined) {
      return reply.callNotFound();
    }
    return reply
      .headers({ ...headers, ...more, 'content-length': found.size })
      .type(typeOfKey(place.key) ?? 'application/octet-stream')
      .send(found.stream);
  });

  const { files } = objects;
  if (files === undefined) {
    return;
  }
  // In a scope of its own, because bodies are read as text elsewhere.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      done(null, payload);
    });
    const sending = { config: { rateLimit: { max: uploadLimitOf(config) } } };
    scope.put<{ Params: { '*': string } }>('/uploads/*', sending, async (request, reply) => {
      needRoom(room?.isShortForFiles());
      return takePut(db, files, request, reply);
    });
  });
};
