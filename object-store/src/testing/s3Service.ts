// oxlint-disable-next-line triple-slash-reference -- who imports this file from another workspace needs the types, too
/// <reference path="./s3rver.d.ts" />
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { refusalOf } from './signatureV4';

/** The key pair that s3rver knows. */
const accessKey = 'S3RVER';
const secretKey = 'S3RVER';

export interface TestS3Service {
  /** Settings that point the site to it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const refuse = (request: IncomingMessage, response: ServerResponse, status: number, code: string): void => {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
};

/**
 * An S3 service on a free port: s3rver, which speaks the protocol but takes any signature of version 4, behind a check
 * of these signatures. Unsigned requests are refused, as by a service whose buckets are private. Requests are served one
 * after another: S3 replaces objects in one step, s3rver deletes the old one first, and others would see it gone. It
 * overlooks `If-None-Match` of a PUT, which is looked at here by whether it has a file of that name.
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
