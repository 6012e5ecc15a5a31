// oxlint-disable-next-line triple-slash-reference -- importers in other workspaces need the types too
/// <reference path="./s3rver.d.ts" />
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import S3rver, { type Store } from 's3rver';
import { refusalOf } from './signatureV4';

/** The key pair of s3rver. */
const accessKey = 'S3RVER';
const secretKey = 'S3RVER';

export interface TestS3Service {
  /** Environment variables for the site. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const refuse = (request: IncomingMessage, response: ServerResponse, status: number, code: string): void => {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
};

/**
 * Replaces the method of s3rver that writes an object. That one truncates the object, writes in place, and answers before the bytes
 * are in the file. This one writes another file, flushes it, and renames it. So a killed service keeps what it acknowledged.
 */
const writeSafely = (store: Store, unfinished: string): void => {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const target = store.getResourcePath(bucket, key, 'object');
    const file = join(unfinished, randomUUID());
    const hash = createHash('md5');
    let size = 0;
    const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    try {
      const body = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      await pipeline(body, count, createWriteStream(file, { flush: true }));
      await mkdir(dirname(target), { recursive: true });
      const md5 = hash.digest('hex');
      await store.putMetadata(bucket, key, metadata, md5);
      await rename(file, target);
      return { size, md5 };
    } finally {
      await rm(file, { force: true });
    }
  };
};

interface S3ServiceOptions {
  /** The folder that keeps the objects. By default a temporary one, which `close` removes. */
  readonly folder?: string;
  /** By default a free port. */
  readonly port?: number;
}

/**
 * Starts s3rver. s3rver accepts any signature of version 4, so this server checks signatures first and refuses unsigned requests,
 * as for private buckets. s3rver ignores `If-None-Match` of a PUT, so this server checks whether the file exists. For that,
 * requests that write run one after another.
 */
export const startS3Service = async (
  now: () => number,
  { folder, port: fixedPort = 0 }: S3ServiceOptions = {},
): Promise<TestS3Service> => {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'caravan-s3-'));
  const [directory, unfinished] = [join(root, 'buckets'), join(root, 'unfinished')];
  // A killed service may have left files.
  rmSync(unfinished, { recursive: true, force: true });
  for (const each of [directory, unfinished]) mkdirSync(each, { recursive: true });
  const names = ['assets', 'secrets', 'attachments', 'images', 'store'];
  const configureBuckets = names.map((name) => ({ name: `caravan-${name}` }));
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets });
  writeSafely(s3.store, unfinished);
  await s3.configureBuckets();
  const serve = s3.callback();
  let served = Promise.resolve();
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const refusal = refusalOf({ method, url, headers }, secretKey, now());
    if (refusal === undefined) {
      if (method === 'GET' || method === 'HEAD') {
        serve(request, response);
        return;
      }
      const closed = new Promise<void>((resolve) => {
        response.once('close', resolve);
      });
      void served.then(() => {
        const [path = ''] = decodeURIComponent(url).split('?');
        const mustBeNew = method === 'PUT' && headers['if-none-match'] === '*';
        if (mustBeNew && existsSync(join(directory, `${path}._S3rver_object`))) {
          refuse(request, response, 412, 'PreconditionFailed');
        } else {
          serve(request, response);
        }
      });
      served = served.then(() => closed);
      return;
    }
    refuse(request, response, 403, refusal);
  });
  server.listen(fixedPort, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      if (folder === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
};
