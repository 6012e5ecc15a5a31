import { startS3Service } from '@caravan/object-store/testing';
import { type FaultProxy, startTcpFaultProxy } from '@caravan/object-store/testing/faultProxy';
import { type UploadBucket, uploadPermission } from '@caravan/shared/contracts/calls';
import { startTestServer, type TestServer } from '../../../testing/server';
import { type SignedIn, signedInAs } from '../../../testing/accounts';

/** A listening API on one of the object stores, with a clock that tests can move. */
export interface Site {
  readonly server: TestServer;
  readonly clock: { now: number };
  /** Fetches an address of the site or of the store. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly signIn: () => Promise<SignedIn>;
  readonly close: () => Promise<void>;
}

const siteOf = async (
  clock: { now: number },
  environment: Readonly<Record<string, string>>,
  closeStore: () => Promise<void>,
): Promise<Site> => {
  const server = await startTestServer({ now: () => clock.now }, environment);
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    server,
    clock,
    fetch: (address, init) => fetch(new URL(address, base), init),
    signIn: () => signedInAs(server, undefined, new Date(clock.now)),
    close: async () => {
      await server.close();
      await closeStore();
    },
  };
};

export const startOnFiles = (environment: Readonly<Record<string, string>> = {}): Promise<Site> =>
  siteOf({ now: Date.now() }, environment, async () => undefined);

export const startOnS3 = async (): Promise<Site> => {
  const clock = { now: Date.now() };
  const service = await startS3Service(() => clock.now);
  return siteOf(clock, service.environment, service.close);
};

/** Starts an S3 service behind a connection that a test can disturb. */
export const startBehindFaultProxy = async (): Promise<{ readonly site: Site; readonly proxy: FaultProxy }> => {
  const clock = { now: Date.now() };
  const service = await startS3Service(() => clock.now);
  const { port } = new URL(service.environment.S3_ENDPOINT ?? '');
  const proxy = await startTcpFaultProxy({ port: Number(port), host: '127.0.0.1' });
  const environment = { ...service.environment, S3_ENDPOINT: `http://127.0.0.1:${String(proxy.port)}` };
  const close = async (): Promise<void> => {
    await proxy.close();
    await service.close();
  };
  return { proxy, site: await siteOf(clock, environment, close) };
};

export interface UploadRequest {
  readonly bucket?: UploadBucket;
  readonly contentType?: string;
  readonly size?: number;
  readonly fileName?: string;
}

/** Requests a permission to upload, by default for a PNG of 64 bytes among the public images. */
export const permit = ({ server, clock }: Site, { token }: SignedIn, request: UploadRequest = {}) =>
  server.call(
    uploadPermission,
    { bucket: 'images', fileName: 'a.png', contentType: 'image/png', size: 64, ...request },
    { token, reqTime: clock.now },
  );

type Permission = Awaited<ReturnType<typeof permit>>;

/** Sends a file by a permission, as a browser does. */
export const send = (site: Site, { url, method, headers }: Permission, file: Buffer): Promise<Response> =>
  site.fetch(url, { method, headers, body: new Uint8Array(file) });
