import type { UserInfo } from '@caravan/shared/contracts/calls';
import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { emailCodes, uploads, type UploadState, users } from '../../database/schema';
import { askForCode, signedInAs, newAddress } from '../../testing/accounts';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer();

const read = (token: string, lang: 'en' | 'ge' = 'en'): Promise<UserInfo> =>
  server.call(calls.getUserInfo, {}, { token, lang });
const save = (token: string, parameter: object) => server.attempt(calls.saveUserInfo, parameter, { token });

/** Stores an upload of an image. Returns its address. */
const upload = async (userId: number, state: UploadState): Promise<string> => {
  const id = randomUUID();
  const row = { id, userId, state, key: id, address: `/files/images/${id}.png` };
  const file = {
    bucket: 'images' as const,
    fileName: 'me.png',
    contentType: 'image/png',
    size: 9,
    createdAt: new Date(),
    expiresAt: new Date(),
  };
  await server.db.insert(uploads).values({ ...row, ...file });
  return row.address;
};

describe('getUserInfo and saveUserInfo', () => {
  it('change the given fields and keep the others [ACC-3] [SHELL-12]', async () => {
    const { token, user } = await signedInAs(server);
    const changes = { firstName: ' ნინო ', lastName: 'Beridze', country: 'ge', currency: 'GEL' } as const;
    const saved = await server.call(calls.saveUserInfo, changes, { token });
    expect(saved).toEqual({
      id: String(user.id),
      level: 2,
      avatar: user.avatar,
      firstName: 'ნინო',
      lastName: 'Beridze',
      name: 'ნინო Beridze',
      email: user.email,
      country: 'ge',
      countryDTO: { icon: '/media/flags/ge.svg', name: 'Georgia', nameEn: 'Georgia' },
      currency: 'GEL',
    });
    expect(await read(token)).toEqual(saved);
    expect((await read(token, 'ge')).countryDTO).toMatchObject({ name: 'საქართველო', nameEn: 'Georgia' });
    expect(await server.call(calls.saveUserInfo, { currency: 'USD' }, { token })).toEqual({
      ...saved,
      currency: 'USD',
    });
    expect(await server.call(calls.saveUserInfo, {}, { token })).toEqual({ ...saved, currency: 'USD' });
    const cleared = await server.call(calls.saveUserInfo, { firstName: '', lastName: null, country: null }, { token });
    expect(cleared).toMatchObject({
      firstName: null,
      lastName: null,
      name: user.email,
      country: null,
      countryDTO: null,
    });
  });

  it('accept their own answer', async () => {
    const { token } = await signedInAs(server);
    const { avatar, email, country, firstName, lastName, currency } = await read(token);
    expect(await save(token, { avatar, email, country, firstName, lastName, currency })).toMatchObject({
      success: true,
      result: await read(token),
    });
  });

  it('return the level that hides prices [SHELL-16]', async () => {
    const { token, user } = await signedInAs(server);
    await server.db.update(users).set({ level: 1 }).where(eq(users.id, user.id));
    expect((await read(token)).level).toBe(1);
  });

  it.each([
    ['the address of somebody else', { email: 'else@example.com', firstName: 'X' }, 'code'],
    ['an unknown country', { country: 'zz', firstName: 'X' }, 'country'],
    ['a country written otherwise', { country: 'GE', firstName: 'X' }, 'country'],
    ['a picture from elsewhere', { avatar: 'https://example.com/a.png', firstName: 'X' }, 'picture'],
    ['a preset that does not exist', { avatar: '/media/avatars/4.svg', firstName: 'X' }, 'picture'],
    ['a script for a picture', { avatar: 'javascript:alert(1)', firstName: 'X' }, 'picture'],
    ['an unknown currency', { currency: 'EUR', firstName: 'X' }, 'currency'],
    ['a name of novel length', { lastName: 'x'.repeat(101), firstName: 'X' }, 'lastName'],
  ])('refuse %s and change nothing', async (_what, parameter, expected) => {
    const { token } = await signedInAs(server);
    const before = await read(token);
    const refused = await save(token, parameter);
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest }] });
    expect(refused.errors[0]?.messageEn).toContain(expected);
    expect(await read(token)).toEqual(before);
  });

  it('accept only a picture that the user uploaded [ACC-4]', async () => {
    const [ownUser, otherUser] = [await signedInAs(server), await signedInAs(server)];
    const finished = await upload(ownUser.user.id, 'finished');
    const foreign = await upload(otherUser.user.id, 'finished');
    const pending = await upload(ownUser.user.id, 'pending');
    expect((await save(ownUser.token, { avatar: foreign })).success).toBe(false);
    expect((await save(ownUser.token, { avatar: pending })).success).toBe(false);
    expect((await save(ownUser.token, { avatar: finished })).success).toBe(true);
    expect((await read(ownUser.token)).avatar).toBe(finished);
  });

  it('end the upload of a replaced picture only [ACC-4]', async () => {
    const { token, user } = await signedInAs(server);
    const [first, next] = [await upload(user.id, 'finished'), await upload(user.id, 'finished')];
    await save(token, { avatar: first });
    await save(token, { avatar: first, lastName: 'Beridze' });
    const states = async () => {
      const rows = await server.db.select().from(uploads).where(eq(uploads.userId, user.id));
      return new Map(rows.map(({ address: imageAddress, state }) => [imageAddress, state]));
    };
    expect(await states()).toEqual(
      new Map([
        [first, 'finished'],
        [next, 'finished'],
      ]),
    );
    await save(token, { avatar: next });
    expect(await states()).toEqual(
      new Map([
        [first, 'expired'],
        [next, 'finished'],
      ]),
    );
  });

  it.each([
    ['getUserInfo', calls.getUserInfo],
    ['saveUserInfo', calls.saveUserInfo],
  ])('%s is refused with 0000004 without a session', async (_name, call) => {
    expect(await server.attempt(call, {})).toMatchObject({ success: false, errors: [{ code: SESSION_INVALID }] });
  });
});

describe('changeEmail', () => {
  const change = (token: string, email: string, code: string) =>
    server.attempt(calls.changeEmail, { email, code }, { token });

  it('moves the account to the address of the code [ACC-3]', async () => {
    const { token, user } = await signedInAs(server);
    const email = newAddress();
    const code = await askForCode(server, email, 2);
    const changed = await server.call(calls.changeEmail, { email: email.toUpperCase(), code }, { token });
    expect(changed).toMatchObject({ id: String(user.id), email });
    const next = newAddress();
    expect(await change(token, next, code)).toMatchObject({ errors: [{ code: errorCodes.wrongCode }] });
    expect(await server.db.select().from(emailCodes).where(eq(emailCodes.email, email))).toEqual([]);
    expect((await read(token)).email).toBe(email);
    const signedIn = await server.call(calls.emailLogin, {
      email: user.email,
      code: await askForCode(server, user.email),
    });
    expect(signedIn.userInfo.id).not.toBe(String(user.id));
  });

  it('to the same address is refused, also with its code', async () => {
    const { token, user } = await signedInAs(server);
    const parameter = { email: user.email.toUpperCase(), verifyCodeType: 2 };
    const refused = { errors: [{ code: errorCodes.badRequest, messageEn: 'This is your e-mail address already.' }] };
    expect(await server.attempt(calls.sendEmailCode, parameter, { token })).toMatchObject(refused);
    expect(await change(token, user.email, '123456')).toMatchObject(refused);
  });

  it('refuses a code for signing in [ACC-6]', async () => {
    const { token, user } = await signedInAs(server);
    const email = newAddress();
    const code = await askForCode(server, email, 1);
    expect(await change(token, email, code)).toMatchObject({ errors: [{ code: errorCodes.wrongCode }] });
    expect((await read(token)).email).toBe(user.email);
  });

  it('reveals an account only to the owner of the address', async () => {
    const { token, user } = await signedInAs(server);
    const takenEmail = (await signedInAs(server)).user.email;
    expect(await change(token, takenEmail, '123456')).toMatchObject({ errors: [{ code: errorCodes.wrongCode }] });
    const code = await askForCode(server, takenEmail, 2);
    const refused = await change(token, takenEmail, code);
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.taken }] });
    expect((await read(token)).email).toBe(user.email);
    expect(await server.db.select().from(emailCodes).where(eq(emailCodes.email, takenEmail))).toHaveLength(1);
  });

  it('gives an address to one of two simultaneous users', async () => {
    const [first, second] = [await signedInAs(server), await signedInAs(server)];
    const email = newAddress();
    const code = await askForCode(server, email, 2);
    const answers = await Promise.all([first, second].map(({ token }) => change(token, email, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await server.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it('is refused with 0000004 without a session, without using up the code', async () => {
    const email = newAddress();
    const code = await askForCode(server, email, 2);
    expect(await change('', email, code)).toMatchObject({ errors: [{ code: SESSION_INVALID }] });
    expect((await change((await signedInAs(server)).token, email, code)).success).toBe(true);
  });
});
