import { startS3Service } from '@caravan/object-store/testing';
import { type UploadBucket, uploadPermission } from '@caravan/shared/contracts/calls';
import { listen, type SignedIn, signedInAs } from '../../../testing/accounts';
import type { TestServer } from '../../../testing/server';
import { type Environment, setUpTestServer } from '../../../testing/setUpTestServer';

/** A listening API on one of the object stores, with a clock that tests can move. */
interface Site {
  readonly server: TestServer;
  readonly clock: { now: number };
  /** Fetches an address of the site or of the store. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly signIn: () => Promise<SignedIn>;
}

/** Starts a site before the tests of a file or of a `describe`, and closes it after them. By default it stores objects as files. */
export const setUpSite = (
  environment: Environment | (() => Promise<Environment>) = {},
  clock = { now: Date.now() },
): Site => {
  const server = setUpTestServer({ now: () => clock.now }, environment);
  beforeAll(() => listen(server));
  return {
    server,
    clock,
    fetch: async (address, init) => fetch(new URL(address, await listen(server)), init),
    signIn: () => signedInAs(server, undefined, new Date(clock.now)),
  };
};

/** Starts a site whose objects are in an S3 service. */
export const setUpSiteOnS3 = (): Site => {
  const clock = { now: Date.now() };
  let service: Awaited<ReturnType<typeof startS3Service>> | undefined;
  const site = setUpSite(async () => {
    service = await startS3Service(() => clock.now);
    return service.environment;
  }, clock);
  afterAll(() => service?.close());
  return site;
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
