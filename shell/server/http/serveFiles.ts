import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserKey, type ObjectStore } from '@caravan/registry';
import { keepFiles, packedFiles, publishedFiles, type SiteFeed } from '../registry';
import { typeOf, type ShellFiles, type StaticFile } from './shellFiles';
import { createVersionLists } from './versionLists';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The best encoding that a request accepts. */
export const acceptedEncoding = (request: FastifyRequest): 'br' | 'gzip' | null => {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
};

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No such file\n');

/** Versions whose lists are kept: more than are asked for at the same time. */
const LISTS = 200;

/** Sends a file as small as the browser can read it; without `caching`, as one that never changes. */
const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  caching = IMMUTABLE,
): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(request);
  const body = encoding ? file.compressed(encoding) : null;
  reply.header('cache-control', caching).header('vary', 'origin, accept-encoding').type(file.type);
  return encoding && body ? reply.header('content-encoding', encoding).send(await body) : reply.send(file.bytes);
};

/** Serves what never changes: the shell's files, and the remotes' from the object store. A missing file is a 404, never a page. */
export const serveFiles = (app: FastifyInstance, files: ShellFiles, store: ObjectStore, feed: SiteFeed): void => {
  const published = keepFiles(store);
  const publishedFile = publishedFiles(feed);
  const packedFile = packedFiles(published);
  app.get('/assets/*', async (request, reply) => {
    const file = files.byAddress.get(request.url.split('?')[0] ?? '');
    return file ? sendFile(request, reply, file) : missing(reply);
  });

  /** Where browsers and feed readers look for an icon that no page names. */
  app.get('/favicon.ico', async (request, reply) => {
    const file = files.byAddress.get('/favicon.ico');
    return file ? sendFile(request, reply, file, 'public, max-age=86400') : missing(reply);
  });

  /** What runs now of a section, for a page whose version is gone. */
  app.get<{ Params: { folder: string } }>('/remotes/:folder/versions/current.json', async (request, reply) => {
    const found = feed.current().remotes.find(({ descriptor }) => descriptor.federation.name === request.params.folder);
    if (!found) return missing(reply);
    const { version, entry, federation } = found.descriptor;
    return reply.header('cache-control', 'no-store').send({ version, entry, contract: federation.contract });
  });

  const listOf = createVersionLists(LISTS);

  /**
   * What a version is made of, from the verified registry and not from the store: pages name only the files that they
   * start themselves. `at`: the registry number of the page, which may be older than what runs now.
   */
  app.get<{ Params: { folder: string; version: string }; Querystring: { at?: string } }>(
    '/remotes/:folder/versions/:version',
    async (request, reply) => {
      const { params, query } = request;
      const name = params.folder.replace(/~\d+$/, '');
      const version = params.version.replace(/\.json$/, '');
      const sequence = /^\d{1,9}$/.test(query.at ?? '') ? Number(query.at) : feed.current().sequence;
      const found = await feed.version(name, version, sequence);
      return found ? sendFile(request, reply, listOf(found)) : missing(reply);
    },
  );

  /** Only what the registry names. `…/ranking~2/…` is the folder of `ranking`: the address of a later try, since browsers remember failed modules. */
  app.get<{ Params: { folder: string; file: string } }>('/remotes/:folder/:file', async (request, reply) => {
    const { folder, file } = request.params;
    if (!/^[a-z][a-z0-9-]*(~\d{1,6})?$/.test(folder) || !/^[\w.-]+\.js$/.test(file)) return missing(reply);
    const key = browserKey(folder.replace(/~\d+$/, ''), file);
    const expected = await publishedFile(key);
    if (!expected) return missing(reply);
    const packed = acceptedEncoding(request) === 'br' ? await packedFile(key, expected) : null;
    const bytes = packed ?? (await published.get(key));
    if (!bytes || (!packed && bytes.byteLength !== expected.bytes)) return missing(reply);
    reply.header('cache-control', IMMUTABLE).header('vary', 'origin, accept-encoding').type(typeOf(file));
    if (packed) reply.header('content-encoding', 'br');
    return reply.send(Buffer.from(bytes));
  });
};
