import { errorCodes, SESSION_INVALID, uploadFinish } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { uploads } from '../../database/schema';
import type { SignedIn } from '../../testing/accounts';
import { expireImage, isOwnImage } from './repository';
import { permit, send, setUpSite, setUpSiteOnS3 } from './testing/drivers';
import { fileOf, pngChunk } from './testing/files';
import { cleanUpUploads } from './cleanUp';

const minute = 60_000;

describe.each([
  ['the file store', setUpSite],
  ['an S3 service', setUpSiteOnS3],
] as const)('an upload to %s', (_name, setUp) => {
  const site = setUp();
  let user: SignedIn;

  beforeEach(async () => {
    user = await site.signIn();
  });

  const finish = (uploadId: string, { token }: Pick<SignedIn, 'token'> = user) =>
    site.server.attempt(uploadFinish, { uploadId }, { token, reqTime: site.clock.now });
  const addressOf = async (uploadId: string) =>
    (await site.server.call(uploadFinish, { uploadId }, { token: user.token, reqTime: site.clock.now })).address;
  const rowOf = async (uploadId: string) =>
    (await site.server.db.select().from(uploads).where(eq(uploads.id, uploadId)))[0];
  const tidy = () => cleanUpUploads({ ...site.server.deps, now: () => site.clock.now });
  const storeOf = () => site.server.deps.objects.store;

  it.each([
    ['images', 'image/png'],
    ['images', 'image/jpeg'],
    ['images', 'image/webp'],
    ['images', 'image/gif'],
    ['assets', 'application/pdf'],
  ] as const)(
    'to the public bucket %s with type %s is public once it is finished [API-5]',
    async (bucket, contentType) => {
      const file = fileOf(contentType, 500);
      const permission = await permit(site, user, { bucket, contentType, size: file.length });
      expect(permission.key).toMatch(
        new RegExp(
          `^${new Date(site.clock.now).toISOString().slice(0, 10).replaceAll('-', '/')}/[0-9a-f]{32}\\.[a-z]+$`,
        ),
      );
      expect((await send(site, permission, file)).status).toBe(200);
      const publicAddress = storeOf().publicAddress({ bucket, key: permission.key });
      expect((await site.fetch(publicAddress)).status).toBe(404);

      const address = await addressOf(permission.uploadId);
      expect(address).toBe(publicAddress);
      const read = await site.fetch(address);
      expect(read.status).toBe(200);
      expect(Buffer.from(await read.arrayBuffer())).toEqual(file);
      expect(Object.fromEntries(read.headers)).toMatchObject({
        'content-type': contentType,
        'content-length': '500',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
      expect(read.headers.get('content-disposition')).toBe(contentType === 'application/pdf' ? 'attachment' : null);
    },
  );

  it.each(['attachments', 'secrets'] as const)(
    'to the private bucket %s needs a signed address, valid for ten minutes [API-5]',
    async (bucket) => {
      const file = fileOf('application/pdf');
      const fileName = 'Geschäft\'s ბათუმი; "x"\r\n.pdf';
      const permission = await permit(site, user, { bucket, contentType: 'application/pdf', fileName });
      await send(site, permission, file);
      const address = await addressOf(permission.uploadId);
      const read = await site.fetch(address);
      expect(Buffer.from(await read.arrayBuffer())).toEqual(file);
      expect(read.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`,
      );
      expect(read.headers.get('cache-control')).toBe('private, no-store');
      expect((await site.fetch(address.split('?')[0] ?? '')).status).toBeGreaterThanOrEqual(400);
      expect((await site.fetch(`/uploads/${bucket}/${permission.key}`)).status).toBe(404);
      expect(
        (await site.fetch(address.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status,
      ).toBeGreaterThanOrEqual(400);
      site.clock.now += 10 * minute + 1000;
      expect((await site.fetch(address)).status).toBeGreaterThanOrEqual(400);
      expect((await site.fetch(await addressOf(permission.uploadId))).status).toBe(200);
    },
  );

  it.each(['images', 'secrets'] as const)(
    'of a picture to %s loses its metadata before it is public [REL-8]',
    async (bucket) => {
      const secret = 'GPS 41.7151N 44.8271E';
      const plain = fileOf('image/png');
      const file = Buffer.concat([plain.subarray(0, -12), pngChunk('tEXt', Buffer.from(secret)), plain.subarray(-12)]);
      const permission = await permit(site, user, { bucket, size: file.length });
      await send(site, permission, file);
      const read = await site.fetch(await addressOf(permission.uploadId));
      expect(Buffer.from(await read.arrayBuffer())).toEqual(plain);
      expect(read.headers.get('content-type')).toBe('image/png');
      expect(read.headers.get('cache-control')).toBe(
        bucket === 'images' ? 'public, max-age=31536000, immutable' : 'private, no-store',
      );
      expect(await storeOf().describeUpload({ bucket, key: permission.key })).toBeUndefined();
    },
  );

  it('belongs to its user from when it is finished', async () => {
    const { db } = site.server.database;
    const permission = await permit(site, user);
    await send(site, permission, fileOf('image/png'));
    const address = storeOf().publicAddress({ bucket: 'images', key: permission.key });
    expect(await isOwnImage(db, user.user.id, address)).toBe(false);
    await addressOf(permission.uploadId);
    expect(await isOwnImage(db, user.user.id, address)).toBe(true);
    expect(await isOwnImage(db, (await site.signIn()).user.id, address)).toBe(false);

    const asset = await permit(site, user, { bucket: 'assets' });
    await send(site, asset, fileOf('image/png'));
    expect(await isOwnImage(db, user.user.id, await addressOf(asset.uploadId))).toBe(false);
  });

  it.each([
    ['another type', { 'content-type': 'image/gif' }, 64],
    ['no type', {}, 64],
    ['a byte too much', { 'content-type': 'image/png' }, 65],
    ['a byte too little', { 'content-type': 'image/png' }, 63],
  ])('with %s is refused by the store [ACC-4]', async (_what, headers: Record<string, string>, size) => {
    const permission = await permit(site, user);
    const body = new Uint8Array(fileOf('image/png', size));
    const refused = await site.fetch(permission.url, { method: 'PUT', headers, body });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(await finish(permission.uploadId)).toMatchObject({
      success: false,
      errors: [{ code: errorCodes.notFound }],
    });
    expect((await send(site, permission, fileOf('image/png'))).status).toBe(200);
  });

  it('is refused by the store if any part of its address is changed', async () => {
    const permission = await permit(site, user);
    const otherPermission = await permit(site, user);
    const [, query = ''] = permission.url.split('?');
    const changes = [...new URLSearchParams(query)].map(([name, value]) => {
      const changed = new URLSearchParams(query);
      const first = value.slice(-1) === '1' ? '2' : '1';
      changed.set(name, `${value.slice(0, -1)}${first}`);
      return permission.url.replace(query, String(changed));
    });
    expect(changes.length).toBeGreaterThanOrEqual(3);
    for (const url of [
      ...changes,
      permission.url.split('?')[0] ?? '',
      `${otherPermission.url.split('?')[0] ?? ''}?${query}`,
    ]) {
      const response = await send(site, { ...permission, url }, fileOf('image/png'));
      expect({ url, refused: response.status >= 400 && response.status < 500 }).toEqual({ url, refused: true });
    }
    expect(await storeOf().describeUpload({ bucket: 'images', key: permission.key })).toBeUndefined();
    expect(await storeOf().describeUpload({ bucket: 'images', key: otherPermission.key })).toBeUndefined();
  });

  it('is refused by the store after its permission expired', async () => {
    const permission = await permit(site, user);
    expect(permission.expiresAt).toBe(Math.floor((site.clock.now + 15 * minute) / 1000));
    site.clock.now += 15 * minute + 1000;
    expect((await send(site, permission, fileOf('image/png'))).status).toBe(403);
  });

  it('is deleted if its content does not match its type [ACC-4]', async () => {
    for (const content of ['<svg onload="alert(1)">', 'GIF89a', '\x89PN']) {
      const permission = await permit(site, user);
      const file = Buffer.alloc(64, ' ');
      file.write(content, 'latin1');
      expect((await send(site, permission, file)).status).toBe(200);
      const refused = await finish(permission.uploadId);
      expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest }] });
      const location = { bucket: 'images', key: permission.key } as const;
      expect(await storeOf().describeUpload(location)).toBeUndefined();
      expect((await site.fetch(storeOf().publicAddress(location))).status).toBe(404);
      expect((await rowOf(permission.uploadId))?.state).toBe('refused');
      expect(await finish(permission.uploadId)).toMatchObject({ success: false });
    }
  });

  it('is not changed by later requests to its address', async () => {
    const permission = await permit(site, user);
    const file = fileOf('image/png');
    await send(site, permission, file);
    const address = await addressOf(permission.uploadId);
    await send(site, permission, Buffer.concat([file.subarray(0, 63), Buffer.from('!')]));
    expect(await addressOf(permission.uploadId)).toBe(address);
    expect(Buffer.from(await (await site.fetch(address)).arrayBuffer())).toEqual(file);
    site.clock.now += 31 * minute;
    await tidy();
    expect(await storeOf().describeUpload({ bucket: 'images', key: permission.key })).toBeUndefined();
    expect((await site.fetch(address)).status).toBe(200);
  });

  it('is deleted if its picture is replaced while it is tidied', async () => {
    const { db, objects } = site.server.deps;
    const permission = await permit(site, user);
    await send(site, permission, fileOf('image/png'));
    const address = await addressOf(permission.uploadId);
    site.clock.now += 31 * minute;
    const discard = () => expireImage(db, user.user.id, address);
    const now = () => site.clock.now;
    await cleanUpUploads({ db, now, objects: { ...objects, store: { ...objects.store, discard } } });
    await tidy();
    expect((await site.fetch(address)).status).toBe(404);
  });

  it('may be finished by simultaneous and repeated requests', async () => {
    const permission = await permit(site, user);
    await send(site, permission, fileOf('image/png'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(permission.uploadId)));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true]);
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  });

  it('can be finished after a process stopped between publishing and storing', async () => {
    const permission = await permit(site, user);
    await send(site, permission, fileOf('image/png'));
    const location = { bucket: 'images', key: permission.key } as const;
    const upload = await storeOf().describeUpload(location);
    expect(upload).toBeDefined();
    expect(upload && (await storeOf().publish(location, upload))).toBe(true);
    expect((await rowOf(permission.uploadId))?.state).toBe('pending');
    expect((await site.fetch(await addressOf(permission.uploadId))).status).toBe(200);
  });

  it('can be finished only by its signed-in user', async () => {
    const permission = await permit(site, user);
    await send(site, permission, fileOf('image/png'));
    const foreignFinish = await finish(permission.uploadId, await site.signIn());
    expect(foreignFinish).toMatchObject({ success: false, errors: [{ code: errorCodes.notFound }] });
    const stranger = { token: '' };
    expect(await finish(permission.uploadId, stranger)).toMatchObject({ errors: [{ code: SESSION_INVALID }] });
    expect((await finish(permission.uploadId)).success).toBe(true);
  });

  it('is deleted if it is never finished, while a finished one stays', async () => {
    const [sent, finished, never] = [await permit(site, user), await permit(site, user), await permit(site, user)];
    await send(site, sent, fileOf('image/png'));
    await send(site, finished, fileOf('image/png'));
    const address = await addressOf(finished.uploadId);
    site.clock.now += 29 * minute;
    await tidy();
    expect(await storeOf().describeUpload({ bucket: 'images', key: sent.key })).toBeDefined();
    site.clock.now += 2 * minute;
    await tidy();
    expect(await storeOf().describeUpload({ bucket: 'images', key: sent.key })).toBeUndefined();
    expect(await finish(sent.uploadId)).toMatchObject({ success: false, errors: [{ code: errorCodes.notFound }] });
    expect((await site.fetch(address)).status).toBe(200);
    expect((await rowOf(never.uploadId))?.state).toBe('expired');
    site.clock.now += 24 * 60 * minute;
    await tidy();
    expect([await rowOf(sent.uploadId), await rowOf(never.uploadId)]).toEqual([undefined, undefined]);
    expect((await rowOf(finished.uploadId))?.state).toBe('finished');
  });
});
