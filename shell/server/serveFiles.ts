import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserKey, type ObjectStore } from '@caravan/registry';
import type { SiteFeed } from './siteFeed';
import { typeOf, type ShellFiles } from './shellFiles';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The best encoding that a request accepts. */
export const acceptedEncoding = (request: FastifyRequest): 'br' | 'gzip' | null => {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
};

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No such file\n');

/** Serves what never changes: the shell's files, and the remotes' from the object store. A missing file is a 404, never a page. */
export const serveFiles = (app: FastifyInstance, files: ShellFiles, store: ObjectStore, feed: SiteFeed): void => {
  app.get('/assets/*', async (request, reply) => {
    const file = files.byAddress.get(request.url.split('?')[0] ?? '');
    if (!file) return missing(reply);
    const encoding = acceptedEncoding(request);
    const body = encoding ? file.compressed(encoding) : null;
    reply.header('cache-control', IMMUTABLE).header('vary', 'accept-encoding').type(file.type);
    return encoding && body ? reply.header('content-encoding', encoding).send(await body) : reply.send(file.bytes);
  });

  /** What a version is made of, for the browser that falls back to it: from the verified registry, not from the store. */
  app.get<{ Params: { folder: string; version: string } }>(
    '/remotes/:folder/versions/:version',
    async ({ params }, reply) => {
      const name = params.folder.replace(/~\d+$/, '');
      const version = params.version.replace(/\.json$/, '');
      const found = feed
        .current()
        .remotes.flatMap(({ descriptor, previous }) => (previous ? [descriptor, previous] : [descriptor]))
        .find((descriptor) => descriptor.federation.name === name && descriptor.version === version);
      if (!found) return missing(reply);
      const { entry, chunks, files: published } = found;
      const integrity = Object.fromEntries(
        Object.entries(published).map(([file, details]) => [file, details.integrity]),
      );
      return reply.header('cache-control', IMMUTABLE).send({ entry, chunks, integrity });
    },
  );

  /** `…/ranking~2/…` is the folder of `ranking`: the address of a later try, since browsers remember failed modules. */
  app.get<{ Params: { folder: string; file: string } }>('/remotes/:folder/:file', async (request, reply) => {
    const { folder, file } = request.params;
    if (!/^[a-z][a-z0-9-]*(~\d{1,6})?$/.test(folder) || !/^[\w.-]+\.js$/.test(file)) return missing(reply);
    const key = browserKey(folder.replace(/~\d+$/, ''), file);
    reply
      .header('cache-control', IMMUTABLE)
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .type(typeOf(file));
    const packed = acceptedEncoding(request) === 'br' ? await store.get(`${key}.br`) : null;
    if (packed) return reply.header('content-encoding', 'br').send(Buffer.from(packed));
    const bytes = await store.get(key);
    return bytes ? reply.send(Buffer.from(bytes)) : missing(reply.removeHeader('access-control-allow-origin'));
  });
};
