import { startS3Service } from '@caravan/object-store/testing';
import { type FaultProxy, type ProxyBehaviour, startTcpFaultProxy } from '@caravan/object-store/testing/faultProxy';
import { errorCodes, uploadFinish } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { uploads } from '../../database/schema';
import type { SignedIn } from '../../testing/accounts';
import { afterTime } from '../../testing/fakeClock';
import { permit, send, setUpSite } from './testing/drivers';
import { fileOf } from './testing/files';

const clock = { now: Date.now() };
let service: Awaited<ReturnType<typeof startS3Service>>;
let proxy: FaultProxy;
let user: SignedIn;

const site = setUpSite(async () => {
  service = await startS3Service(() => clock.now);
  const { port } = new URL(service.environment.S3_ENDPOINT ?? '');
  proxy = await startTcpFaultProxy({ port: Number(port), host: '127.0.0.1' });
  return { ...service.environment, S3_ENDPOINT: `http://127.0.0.1:${String(proxy.port)}` };
}, clock);

beforeAll(async () => {
  user = await site.signIn();
});
afterEach(() => proxy.setBehaviour('pass'));
afterAll(async () => {
  await proxy.close();
  await service.close();
});

const finish = (uploadId: string) =>
  site.server.send(uploadFinish, { uploadId }, { token: user.token, reqTime: site.clock.now });
const stateOf = async (uploadId: string): Promise<string | undefined> =>
  (await site.server.db.select().from(uploads).where(eq(uploads.id, uploadId)))[0]?.state;

/** Sends the file of an upload that is not finished yet. */
const sendFile = async (): Promise<string> => {
  const permission = await permit(site, user);
  expect((await send(site, permission, fileOf('image/png'))).status).toBe(200);
  return permission.uploadId;
};

const unavailable = { status: 503, body: { success: false, errors: [{ code: errorCodes.tooMany }] } };

const httpAnswer = (head: string): Buffer => Buffer.from(`HTTP/1.1 ${head}\r\ncontent-length: 0\r\n\r\n`);

describe('an object store that', () => {
  const faults: readonly (readonly [string, ProxyBehaviour])[] = [
    ['is down', 'cut'],
    ['answers with wrong bytes', { change: (bytes) => Buffer.alloc(bytes.length, 'x') }],
    ['is full', { answer: httpAnswer('507 Insufficient Storage') }],
    ['takes no more', { answer: httpAnswer('503 Slow Down') }],
  ];

  it.each(faults)('%s causes status 503, and the file can be finished afterwards [REL-2]', async (_what, behaviour) => {
    const uploadId = await sendFile();
    proxy.setBehaviour(behaviour);
    const refused = await finish(uploadId);
    expect(refused).toMatchObject(unavailable);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stateOf(uploadId)).toBe('pending');
    proxy.setBehaviour('pass');
    expect((await finish(uploadId)).body.success).toBe(true);
    expect(await stateOf(uploadId)).toBe('finished');
  });

  it.each(faults)(
    '%s causes status 503 for its files, which are served afterwards [REL-2]',
    async (_what, behaviour) => {
      const { address } = parse(uploadFinish.result, (await finish(await sendFile())).body.result);
      proxy.setBehaviour(behaviour);
      expect((await site.fetch(address)).status).toBe(503);
      proxy.setBehaviour('pass');
      expect((await site.fetch(address)).status).toBe(200);
    },
  );

  it('hangs until the timeout, and the file can be finished afterwards [REL-2]', async () => {
    const uploadId = await sendFile();
    const before = proxy.sentChunks();
    proxy.setBehaviour('hang');
    const result = await afterTime(
      10_000,
      () => proxy.sentChunks() > before,
      () => finish(uploadId),
    );
    expect(result).toMatchObject(unavailable);
    proxy.setBehaviour('pass');
    expect((await finish(uploadId)).body.success).toBe(true);
  });

  it('is slow still finishes the upload [REL-2]', async () => {
    const uploadId = await sendFile();
    proxy.setBehaviour({ delayMs: 200 });
    expect((await finish(uploadId)).body.success).toBe(true);
  });
});
