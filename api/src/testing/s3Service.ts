import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { refusalOf } from './signatureV4';

/** The key pair that s3rver knows. */
const accessKey = 'S3RVER';
const secretKey = 'S3RVER';

export interface S3Service {
  /** Settings that point the API to it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/**
 * An S3 service on a free port: s3rver, which speaks the protocol but takes any signature of version 4, behind a check
 * of these signatures. Unsigned requests are refused, as by a service whose buckets are private. Requests are served one
 * after another: S3 replaces objects in one step, s3rver deletes the old one first, and others would see it gone.
 */
export const startS3Service = async (now: () => number): Promise<S3Service> => {
  const directory = mkdtempSync(join(tmpdir(), 'caravan-s3-'));
  const names = ['assets', 'secrets', 'attachments', 'images'];
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
        serve(request, response);
      });
      served = served.then(() => closed);
      return;
    }
    request.resume();
    response.writeHead(403, { 'content-type': 'application/xml' }).end(`<Error><Code>${refusal}</Code></Error>`);
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
