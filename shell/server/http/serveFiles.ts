import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { browserKey, isIntact, isShellFile, SHELL_FOLDER, type ObjectStore } from '@caravan/registry';
import type { PublishedFile, RemoteDescriptor } from '@caravan/shared/contracts';
import { acceptsEncoding } from '@caravan/shared/http';
import {
  createCachedFiles,
  createCompressedFiles,
  createPublishedFiles,
  findRemote,
  type ReadCopy,
  type SiteFeed,
} from '../registry';
import { availableDictionary, dictionaryUse } from './dictionaries';
import type { DocumentLimit } from './documentLimit';
import { createStaticFile, typeOf, type ShellFiles, type StaticFile } from './shellFiles';
import { listVersionFiles } from './listVersionFiles';
import { releaseFor } from './visitor';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Returns the best encoding that a request accepts. */
export const acceptedEncoding = (request: FastifyRequest): 'br' | 'gzip' | null => {
  const accepted = request.headers['accept-encoding']?.toString();
  return (['br', 'gzip'] as const).find((encoding) => acceptsEncoding(accepted, encoding)) ?? null;
};

/** Answers that there is no such file. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No such file\n');

/** Versions whose lists are cached: more than browsers ask for at the same time. */
const MAX_LISTS = 200;

const createFileList = (descriptor: RemoteDescriptor): StaticFile =>
  createStaticFile('list.json', Buffer.from(JSON.stringify(listVersionFiles(descriptor))));

/** The request headers that an answer depends on. */
const VARY = 'origin, accept-encoding';
const VARY_OF_SCRIPTS = `${VARY}, available-dictionary`;

/** Sends a file in the best encoding that the request accepts. */
export const sendFile = async (
  reply: FastifyReply,
  file: StaticFile,
  { caching = IMMUTABLE, vary = VARY } = {},
): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(reply.request);
  const body = encoding ? file.compress(encoding) : null;
  reply.header('cache-control', caching).header('vary', vary).type(file.type);
  return encoding && body ? reply.header('content-encoding', encoding).send(await body) : reply.send(file.bytes);
};

const isScript = (key: string): boolean => key.endsWith('.js');

interface FileParts {
  readonly files: ShellFiles;
  readonly store: ObjectStore;
  readonly feed: SiteFeed;
  readonly admitRead: DocumentLimit;
}

/** Serves the files of shells and remotes, from the object store where this server's build lacks them. A missing file gets a 404, never a page. */
export const serveFiles = (app: FastifyInstance, { files, store, feed, admitRead }: FileParts): void => {
  const storedFiles = createCachedFiles(store);
  const lists = new LRUCache<string, StaticFile, RemoteDescriptor>({
    max: MAX_LISTS,
    memoMethod: (_key, _old, { context }) => createFileList(context),
  });
  const published = createPublishedFiles(feed);
  const compressed = createCompressedFiles(storedFiles, published);

  /** Brotli copies of this build's scripts, which its release stored. Compressing them again takes a second of CPU time. */
  const ownCopies = new LRUCache<string, ReturnType<ReadCopy>, PublishedFile>({
    max: files.byAddress.size,
    memoMethod: (key, _old, { context }) => compressed.brotli(key, context).catch(() => null),
  });
  const readOwnBrotli: ReadCopy = (key, file) => ownCopies.memo(key, { context: file });

  /** Returns the difference to a file that the browser has, if the store has one. */
  const readDifference = async (reply: FastifyReply, key: string, file: PublishedFile) => {
    const dictionary = isScript(key) ? availableDictionary(reply.request, reply) : null;
    return dictionary === null ? null : compressed.withDictionary(key, file, dictionary).catch(() => null);
  };

  /** Returns the smallest copy that a browser accepts, or null. */
  const findCopy = async (reply: FastifyReply, key: string, file: PublishedFile, readBrotli: ReadCopy) => {
    // Both at once: a store that hangs costs its timeout only once.
    const [dcz, brotli] = await Promise.all([
      readDifference(reply, key, file),
      acceptedEncoding(reply.request) === 'br' ? readBrotli(key, file) : null,
    ]);
    return dcz ?? brotli;
  };

  const sendCopy = (reply: FastifyReply, key: string, bytes: Uint8Array, encoding?: string): FastifyReply => {
    reply
      .header('cache-control', IMMUTABLE)
      .header('vary', isScript(key) ? VARY_OF_SCRIPTS : VARY)
      .type(typeOf(key));
    if (isScript(key)) reply.header('use-as-dictionary', dictionaryUse(pathOf(reply.request)));
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.send(Buffer.from(bytes));
  };

  /** Sends a file from the store, if the registry names its key. */
  const sendStored = async (reply: FastifyReply, key: string): Promise<FastifyReply> => {
    const publishedFile = await published.find(key);
    if (!publishedFile) return sendNotFound(reply);
    const copy = await findCopy(reply, key, publishedFile, compressed.brotli);
    if (copy) return sendCopy(reply, key, copy.bytes, copy.encoding);
    const bytes = await storedFiles.get(key);
    return bytes && isIntact(bytes, publishedFile.integrity) ? sendCopy(reply, key, bytes) : sendNotFound(reply);
  };

  /** Files of this server's build, and from the store those of other builds: their pages are open, or other servers send them. */
  app.get('/assets/*', async (request, reply) => {
    const path = pathOf(request);
    const name = path.slice('/assets/'.length);
    const key = `${SHELL_FOLDER}/${name}`;
    const ownFile = files.byAddress.get(path);
    if (!ownFile) return isShellFile(name) ? sendStored(reply, key) : sendNotFound(reply);
    if (!isScript(key)) return sendFile(reply, ownFile);
    const file = { integrity: ownFile.integrity, bytes: ownFile.bytes.byteLength };
    const copy = await findCopy(reply, key, file, readOwnBrotli);
    if (copy) return sendCopy(reply, key, copy.bytes, copy.encoding);
    reply.header('use-as-dictionary', dictionaryUse(path));
    return sendFile(reply, ownFile, { vary: VARY_OF_SCRIPTS });
  });

  /** Browsers and feed readers ask for it without a link. */
  app.get('/favicon.ico', async (_request, reply) => {
    const file = files.byAddress.get('/favicon.ico');
    return file ? sendFile(reply, file, { caching: 'public, max-age=86400' }) : sendNotFound(reply);
  });

  /** The visitor's version of a remote, for a page whose own version is gone. */
  app.get<{ Params: { folder: string } }>('/remotes/:folder/versions/current.json', async (request, reply) => {
    const found = findRemote(releaseFor(feed.current(), request), request.params.folder);
    if (!found) return sendNotFound(reply);
    const { version, entry, federation } = found.descriptor;
    return reply.header('cache-control', 'no-store').send({ version, entry, contract: federation.contract });
  });

  /**
   * Lists the files of a version, from the verified registry and not from the store. Pages name only the files that they load
   * themselves. `at`: the sequence of the page's registry snapshot, which may be older than the current one.
   */
  app.get<{ Params: { folder: string; version: string }; Querystring: { at?: string } }>(
    '/remotes/:folder/versions/:version',
    async (request, reply) => {
      const { params, query } = request;
      const name = params.folder.replace(/~\d+$/, '');
      const version = params.version.replace(/\.json$/, '');
      const sequence = /^\d{1,9}$/.test(query.at ?? '') ? Number(query.at) : feed.current().sequence;
      const found = await feed.version(name, version, sequence, admitRead(request));
      return found ? sendFile(reply, lists.memo(`${name} ${version}`, { context: found })) : sendNotFound(reply);
    },
  );

  /** Only files that the registry names. `ranking~2` is the folder of `ranking` for a retry, since browsers cache failed modules. */
  app.get<{ Params: { folder: string; file: string } }>('/remotes/:folder/:file', async (request, reply) => {
    const { folder, file } = request.params;
    if (!/^[a-z][a-z0-9-]*(~\d{1,6})?$/.test(folder) || !/^[\w.-]+\.js$/.test(file)) return sendNotFound(reply);
    const name = folder.replace(/~\d+$/, '');
    return sendStored(reply, browserKey(name, file));
  });
};
