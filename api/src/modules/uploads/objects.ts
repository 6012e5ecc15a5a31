import { finished } from 'node:stream/promises';
import { contentDispositionOf } from '@caravan/object-store';
import { type CallError, uploadMaxBytes } from '@caravan/shared/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, optional, safeParse, string } from 'valibot';
import type { Db } from '../../database/database';
import type { Deps } from '../../deps';
import { refusedAnswer } from '../../envelope/answers';
import { ensureDiskSpace } from '../../limits/diskSpace';
import { shareOf, shares } from '../../limits/quotas';
import type { FileStore, SignedQuery } from '../../uploadStore/fileStore';
import type { Objects } from '../../uploadStore/objects';
import { isPublic, type ObjectLocation, parseLocation, typeOfKey } from '../../uploadStore/objectLocation';
import { uploadReasons } from './reasons';
import { isUploadPending } from './repository';

/** Enough for 10 MB on a slow mobile connection. */
export const uploadTimeoutMs = 5 * 60_000;

/** A page shows dozens of pictures. The limit is the same as below /media. */
const maxReadsPerMinute = 6_000;

const headers = {
  'x-content-type-options': 'nosniff',
  // A browser that opens an object runs none of its content.
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

const optionalText = optional(string(), '');
const querySchema = object({ expires: optionalText, signature: optionalText, size: optionalText, name: optionalText });

/** Returns the signed part of an address, or undefined if a parameter occurs twice. */
const queryOf = (request: FastifyRequest): SignedQuery | undefined => {
  const parsed = safeParse(querySchema, request.query);
  return parsed.success ? parsed.output : undefined;
};

/** Returns the headers of an object, or undefined if the request may not read it. */
const readingHeaders = async (
  { files }: Objects,
  location: ObjectLocation,
  query: SignedQuery | undefined,
): Promise<Record<string, string> | undefined> => {
  if (isPublic(location.bucket)) {
    const download = { 'content-disposition': 'attachment' };
    const isPicture = typeOfKey(location.key)?.startsWith('image/') === true;
    return { 'cache-control': 'public, max-age=31536000, immutable', ...(isPicture ? {} : download) };
  }
  return files !== undefined && query !== undefined && (await files.mayGet(location, query))
    ? { 'cache-control': 'private, no-store', 'content-disposition': contentDispositionOf(query.name) }
    : undefined;
};

/** Refuses an unauthorised upload: reads no body and closes the connection. */
const refuseUnread = (reply: FastifyReply, status: number, reason: CallError): FastifyReply =>
  reply.code(status).header('connection', 'close').send(refusedAnswer(reason, ''));

/** Refuses an authorised upload after reading its body, so that the client receives the answer. */
const refuseRead = async (request: FastifyRequest, reply: FastifyReply, status: number, reason: CallError) => {
  request.raw.resume();
  await finished(request.raw).catch(() => undefined);
  return reply.code(status).send(refusedAnswer(reason, ''));
};

const acceptPut = async (
  db: Db,
  files: FileStore,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
) => {
  const size = Number(request.headers['content-length']);
  if (!(size <= uploadMaxBytes)) {
    // Too large to read, or of unknown length.
    return Number.isNaN(size)
      ? refuseUnread(reply, 411, uploadReasons.wrongLength)
      : refuseUnread(reply, 413, uploadReasons.tooLarge);
  }
  const location = parseLocation(request.params['*']);
  const query = queryOf(request);
  if (
    location === undefined ||
    query === undefined ||
    !(await files.mayPut(location, request.headers['content-type'] ?? '', query))
  ) {
    return refuseUnread(reply, 403, uploadReasons.badAddress);
  }
  if (query.size !== String(size)) {
    return refuseRead(request, reply, 400, uploadReasons.wrongLength);
  }
  const failure = await files.receive(location, request.raw, size);
  if (failure === undefined && !(await isUploadPending(db, location))) {
    // The account was deleted, or the permission expired, during the upload.
    await files.discard(location);
    return reply.code(403).send(refusedAnswer(uploadReasons.over, ''));
  }
  return failure === undefined
    ? reply.code(200).send()
    : refuseRead(request, reply, failure === 'used' ? 409 : 400, uploadReasons[failure]);
};

/**
 * Serves objects: public ones to everyone, private ones by signed address. With the file store it also accepts the PUT
 * of uploads.
 */
export const objectRoutes = (app: FastifyInstance, { db, objects, config, diskSpace }: Deps): void => {
  const readOptions = { config: { rateLimit: { max: maxReadsPerMinute } } };
  app.get<{ Params: { '*': string } }>('/uploads/*', readOptions, async (request, reply) => {
    const location = parseLocation(request.params['*']);
    const objectHeaders = location && (await readingHeaders(objects, location, queryOf(request)));
    const found = location && objectHeaders && (await objects.store.open(location));
    if (found === undefined || location === undefined) return reply.callNotFound();
    return reply
      .headers({ ...headers, ...objectHeaders, 'content-length': found.size })
      .type(typeOfKey(location.key) ?? 'application/octet-stream')
      .send(found.stream);
  });

  const { files } = objects;
  if (files === undefined) return;
  // A scope of its own, because other routes read bodies as text.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const putOptions = { config: { rateLimit: { max: shareOf(config, shares.uploads) } } };
    scope.put<{ Params: { '*': string } }>('/uploads/*', putOptions, async (request, reply) => {
      ensureDiskSpace(diskSpace?.isShortForFiles());
      return acceptPut(db, files, request, reply);
    });
  });
};
