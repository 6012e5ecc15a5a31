// oxlint-disable-next-line triple-slash-reference -- importers in other workspaces need the types too
/// <reference path="./s3rver.d.ts" />
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
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
 * Starts s3rver on a free port. s3rver accepts any signature of version 4, so this server checks signatures first and refuses
 * unsigned requests, as for private buckets. Requests run one after another: s3rver deletes an old object before it writes the
 * new one, S3 does not. s3rver ignores `If-None-Match` of a PUT, so this server checks whether the file exists.
 */
export const startS3Service = async (now: () => number): Promise<TestS3Service> => {
  const directory = mkdtempSync(join(tmpdir(), 'caravan-s3-'));
  const names = ['assets', 'secrets', 'attachments', 'images', 'store'];
  const configureBuckets = names.map((name) => ({ name: `caravan-${name}` }));
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets });
  await s3.configureBuckets();
  const serve = s3.callback();
  let served = Promise.resolve();
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const refusal = refusalOf({ method, url, headers }, secretKey, now());
    if (refusal === undefined) {
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
  server.listen(0, '127.0.0.1');
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
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
