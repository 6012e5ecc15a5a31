import { errorCodes, SESSION_INVALID, uploadPermission } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { uploads } from '../../database/schema';
import type { SignedIn } from '../../testing/accounts';
import { userLimits } from './repository';
import { permit, send, setUpSite } from './testing/drivers';
import { fileOf } from './testing/files';

const minute = 60_000;

describe('a permission', () => {
  const site = setUpSite();
  let user: SignedIn;

  beforeEach(async () => {
    user = await site.signIn();
  });

  const announced = { bucket: 'images', fileName: 'a.png', contentType: 'image/png', size: 64 };
  const request = (changes: object, token = user.token) =>
    site.server.attempt(uploadPermission, { ...announced, ...changes }, { token, reqTime: site.clock.now });

  it.each([
    ['an SVG picture', { contentType: 'image/svg+xml' }, 'PNG, JPEG, WebP, GIF'],
    ['a page', { contentType: 'text/html' }, 'PNG, JPEG, WebP, GIF'],
    ['a document as an image', { contentType: 'application/pdf' }, 'PNG, JPEG, WebP, GIF'],
    ['a program as an attachment', { bucket: 'attachments', contentType: 'application/x-msdownload' }, 'PDF'],
    ['more than 10240 KB', { size: 10_240 * 1024 + 1 }, '10240'],
    ['nothing', { size: 0 }, ''],
  ])('for %s is refused with the accepted types in both languages [ACC-4]', async (_what, changes, message) => {
    const refused = await request(changes);
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest }] });
    expect(refused.errors[0]?.messageEn).toContain(message);
    expect(refused.errors[0]?.messageGe).toContain(message);
    expect(await site.server.db.select().from(uploads).where(eq(uploads.userId, user.user.id))).toEqual([]);
  });

  it('is granted for exactly 10240 KB, which are accepted [ACC-4]', async () => {
    const file = fileOf('image/png', 10_240 * 1024);
    const permission = await permit(site, user, { size: file.length });
    expect((await send(site, permission, file)).status).toBe(200);
  });

  it('is granted only to signed-in users', async () => {
    expect(await request({}, '')).toMatchObject({ success: false, errors: [{ code: SESSION_INVALID }] });
  });

  it('limits the unfinished uploads of one user, also for simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => request({})));
    expect(answers.filter(({ success }) => success)).toHaveLength(userLimits.pending);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errors: [{ code: errorCodes.tooMany }] });
    expect((await request({}, (await site.signIn()).token)).success).toBe(true);
    site.clock.now += 16 * minute;
    expect((await request({})).success).toBe(true);
  });

  it('limits the bytes of one user a day', async () => {
    const size = 10_240 * 1024;
    for (let bytes = size; bytes <= userLimits.bytes; bytes += size) {
      expect((await request({ size })).success).toBe(true);
      site.clock.now += 16 * minute;
    }
    expect(await request({})).toMatchObject({ success: false, errors: [{ code: errorCodes.tooMany }] });
    site.clock.now += 24 * 60 * minute;
    expect((await request({ size })).success).toBe(true);
  });
});
