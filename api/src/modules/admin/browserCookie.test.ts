import { adminLogin, errorCodes } from '@caravan/shared/contracts/calls';
import { hashPassword } from '../../credentials/password';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { findAdmin } from './identity';
import { createBrowserCookie, readBrowserId } from './browserCookie';

const right = { username: 'figures', password: 'mountains at noon' };
const wrong = { ...right, password: 'mountains at dusk' };
const dayMs = 86_400_000;

const server = setUpTestServer({}, async () => ({ ADMINS: `${right.username}=${await hashPassword(right.password)}` }));

/** Logs in. Returns the answer and the cookie that the browser received. */
const login = async (credentials: typeof right, requestHeaders: Record<string, string> = {}) => {
  const { headers, body } = await server.send(adminLogin, credentials, { headers: requestHeaders });
  return { code: body.errors[0]?.code, mark: headers['set-cookie'] };
};

describe('a browser that the admin has logged in with', () => {
  it('is not locked by failures elsewhere and has its own tries [DSH-2]', async () => {
    const { mark } = await login(right);
    expect(mark).toMatch(/^caravan-admin=\S+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const cookie = String(mark).replace(/;.*/, '');
    for (let count = 0; count < 5; count += 1) {
      expect(await login(wrong)).toEqual({ code: errorCodes.wrongAdmin, mark: undefined });
    }
    expect((await login(right)).code).toBe(errorCodes.tooMany);
    expect((await login(right, { cookie })).code).toBeUndefined();
    for (let count = 0; count < 5; count += 1) {
      expect((await login(wrong, { cookie })).code).toBe(errorCodes.wrongAdmin);
    }
    expect((await login(right, { cookie })).code).toBe(errorCodes.tooMany);
  });

  it('is unknown if its mark is altered, expired or of an earlier password [DSH-2]', async () => {
    const admin = await findAdmin(server.db, server.deps.config, right.username);
    const now = new Date();
    const mark = createBrowserCookie(admin, now, true);
    expect(mark).toMatch(/; Secure$/);
    const cookies = `lang=ge; ${mark}`;
    expect(readBrowserId(admin, cookies, now)).toMatch(/^[\w-]{36}$/);
    expect(readBrowserId(admin, undefined, now)).toBeUndefined();
    expect(readBrowserId(admin, cookies.replace(/\.1/, '.2'), now)).toBeUndefined();
    expect(readBrowserId(admin, cookies, new Date(now.getTime() + 90 * dayMs))).toBeUndefined();
    const changedAdmin = { ...admin, passwordHash: await hashPassword(right.password) };
    expect(readBrowserId(changedAdmin, cookies, now)).toBeUndefined();
  });
});
