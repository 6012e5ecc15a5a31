import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parseLocation } from '../../uploadStore/objectLocation';
import { createFileStore } from '../../uploadStore/fileStore';
import type { SignedIn } from '../../testing/accounts';
import { permit, send, setUpSite } from './testing/drivers';
import { fileOf } from './testing/files';

const site = setUpSite({ RATE_LIMIT: '2000' });
let user: SignedIn;

beforeAll(async () => {
  user = await site.signIn();
});

const folder = () => join(site.server.deps.config.dataFolder, 'uploads');
const listFiles = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

describe('the address of an object', () => {
  it.each([
    '../db/PG_VERSION',
    'images/../../db/PG_VERSION',
    'images/..%2f..%2fdb%2fPG_VERSION',
    'images/2026/11/20/..%2f..%2f..%2f..%2fkey.png',
    'images/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    'images/2026/11/20/0000000000000000000000000000000000.png/x',
    `images/2026/11/20/${'0'.repeat(32)}.svg`,
    `images/2026/11/20/${'0'.repeat(32)}.png%00`,
    `incoming/images/2026/11/20/${'0'.repeat(32)}.png`,
    `nothing/2026/11/20/${'0'.repeat(32)}.png`,
    `images//etc/passwd`,
    'images/%',
  ])('cannot leave the store: %s', async (path) => {
    const getResponse = await site.server.app.inject({ method: 'GET', url: `/uploads/${path}` });
    expect([400, 404]).toContain(getResponse.statusCode);
    const putResponse = await site.server.app.inject({
      method: 'PUT',
      url: `/uploads/${path}?expires=1&expires=2`,
      payload: 'x',
    });
    expect([400, 403, 404]).toContain(putResponse.statusCode);
    expect(putResponse.json()).toMatchObject({ success: false });
  });
});

describe('a file that is sent', () => {
  it('is accepted once when sent simultaneously', async () => {
    const permission = await permit(site, user);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(site, permission, fileOf('image/png'))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('leaves nothing behind after a broken connection and may be sent again', async () => {
    const permission = await permit(site, user, { size: 5_000_000 });
    const address = site.server.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `PUT ${permission.url} HTTP/1.1\r\nhost: site\r\ncontent-type: image/png\r\ncontent-length: 5000000\r\n\r\n`,
    );
    const requestHandled = new Promise((resolve) => {
      site.server.app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    socket.write(fileOf('image/png', 100_000), () => socket.destroy());
    await requestHandled;
    expect((await send(site, permission, fileOf('image/png', 5_000_000))).status).toBe(200);
    const name = permission.key.split('/').at(-1) ?? '';
    expect(listFiles(folder()).filter((each) => each.startsWith(name))).toEqual([name]);
  });

  it('is refused unread if its length is missing or too large', async () => {
    const { url, headers } = await permit(site, user);
    const huge = await site.server.app.inject({
      method: 'PUT',
      url,
      headers: { ...headers, 'content-length': '10485761' },
    });
    expect([huge.statusCode, huge.headers.connection]).toEqual([413, 'close']);
    const endless = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(fileOf('image/png')));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', headers, body: endless, duplex: 'half' };
    expect((await site.fetch(url, init)).status).toBe(411);
  });

  it('is refused above the rate limit of one address only [REL-3]', async () => {
    const url = `/uploads/images/2026/11/20/${'0'.repeat(32)}.png`;
    const putFrom = (remoteAddress: string) =>
      site.server.app.inject({ method: 'PUT', url, payload: 'x', remoteAddress }).then(({ statusCode }) => statusCode);
    for (let count = 0; count < 100; count += 1) expect(await putFrom('203.0.113.9')).toBe(403);
    expect(await putFrom('203.0.113.9')).toBe(429);
    expect(await putFrom('203.0.113.10')).toBe(403);
  });
});

describe('the file store', () => {
  it('signs with a key that all processes of its database share', async () => {
    const { files } = site.server.deps.objects;
    const location = parseLocation(`images/2026/11/20/${'a'.repeat(32)}.png`);
    if (files === undefined || location === undefined) throw new Error('there is no file store');
    const options = { contentType: 'image/png', size: 64, expiresAt: new Date(Date.now() + 60_000) };
    const { url } = await files.signPut(location, options);
    const { expires = '', signature = '', size = '' } = Object.fromEntries(new URL(url, 'http://site').searchParams);
    const query = { expires, signature, size, name: '' };
    expect(await files.mayPut(location, 'image/png', query)).toBe(true);
    const otherStore = createFileStore({ folder: folder(), key: () => Promise.resolve('guessed'), now: Date.now });
    expect(await otherStore.mayPut(location, 'image/png', query)).toBe(false);
    expect(await files.mayGet(location, query)).toBe(false);
  });

  it('removes the partial file of a killed process', async () => {
    const permission = await permit(site, user);
    await send(site, permission, fileOf('image/png'));
    const location = parseLocation(`images/${permission.key}`);
    const partialFile = join(folder(), 'incoming', 'images', permission.key.replace(/([^/]+)$/, '.$1.0190f3a4'));
    writeFileSync(partialFile, 'half');
    expect(location && (await site.server.deps.objects.store.discard(location))).toBeUndefined();
    expect(existsSync(partialFile)).toBe(false);
  });
});
