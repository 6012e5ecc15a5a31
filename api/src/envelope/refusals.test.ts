import {
  errorCodes,
  logout,
  newsList,
  pathOf,
  sendEmailCode,
  usedCarPage,
  vehicleTops,
} from '@caravan/shared/contracts/calls';
import { devMails, emailCodes, emailSlots, requestReplay } from '../database/schema';
import { buildServer } from '../server';
import { envelopeOf, post } from '../testing/client';
import { setUpTestServer } from '../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });

const sendCode = pathOf(sendEmailCode);
const georgian = /\p{Script=Georgian}/u;

/** Reads all rows that a refused request could have changed. */
const readStoredRows = async () => ({
  codes: await server.db.select().from(emailCodes),
  slots: await server.db.select().from(emailSlots),
  mails: await server.db.select().from(devMails),
});

const signedBody = (email: string) => envelopeOf({ email, verifyCodeType: 1 });
const wrongSign = () => ({ ...signedBody('sign@example.com'), sign: '0'.repeat(32) });
const stale = () => envelopeOf({ email: 'old@example.com', verifyCodeType: 1 }, { reqTime: Date.now() - 6 * 60_000 });
const early = () => envelopeOf({ email: 'new@example.com', verifyCodeType: 1 }, { reqTime: Date.now() + 6 * 60_000 });

describe('an invalid request', () => {
  it.each([
    ['a wrong signature', wrongSign, errorCodes.badSignature],
    ['a stale time', stale, errorCodes.staleRequest],
    ['a time in the future', early, errorCodes.staleRequest],
    ['no signature', () => ({ ...signedBody('none@example.com'), sign: undefined }), errorCodes.badRequest],
    ['an address that is no e-mail address', () => signedBody('nobody'), errorCodes.badRequest],
    ['an unknown purpose', () => envelopeOf({ email: 'a@example.com', verifyCodeType: 4 }), errorCodes.badRequest],
    ['no payload', () => ({ ...signedBody('x@example.com'), parameter: null }), errorCodes.badRequest],
  ])('with %s is refused in both languages and changes nothing [API-2]', async (_what, bodyOf, code) => {
    const before = await readStoredRows();
    const { status, body } = await server.post(sendCode, JSON.stringify(bodyOf()));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, result: null, errors: [{ code }] });
    expect(body.errors[0]?.messageEn).toMatch(/^[A-Z].{10,}\.$/);
    expect(body.errors[0]?.messageGe).toMatch(georgian);
    expect(await readStoredRows()).toEqual(before);
  });

  it('is refused the second time [API-2]', async () => {
    const body = JSON.stringify(signedBody('twice@example.com'));
    expect((await server.post(sendCode, body)).body.success).toBe(true);
    const before = await readStoredRows();
    const repeated = await server.post(sendCode, body);
    expect(repeated.status).toBe(200);
    expect(repeated.body).toMatchObject({ success: false, errors: [{ code: errorCodes.repeatedRequest }] });
    expect(await readStoredRows()).toEqual(before);
  });

  it('is refused if it was sent to another call before [API-2]', async () => {
    const body = JSON.stringify(envelopeOf({}));
    expect((await server.post(pathOf(newsList), body)).body.success).toBe(true);
    for (const call of [vehicleTops, logout]) {
      const repeated = await server.post(pathOf(call), body);
      expect(repeated.body).toMatchObject({ success: false, errors: [{ code: errorCodes.repeatedRequest }] });
    }
  });

  it('is answered once if it comes ten times at once [API-2]', async () => {
    const body = JSON.stringify(envelopeOf({}));
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.post(pathOf(newsList), body)));
    expect(answers.filter((each) => each.body.success)).toHaveLength(1);
  });

  it('is detected without a row for calls that only read [PERF-9]', async () => {
    const rows = (): Promise<number> => server.db.$count(requestReplay);
    const before = await rows();
    const body = JSON.stringify(envelopeOf({}));
    const answers = [await server.post(pathOf(newsList), body), await server.post(pathOf(newsList), body)];
    expect(answers.map(({ body: { success } }) => success)).toEqual([true, false]);
    expect(await rows()).toBe(before);
  });

  it('is refused by all processes after one has answered it [API-2]', async () => {
    const otherApp = await buildServer(server.deps);
    const body = JSON.stringify(signedBody('everywhere@example.com'));
    const apps = [server.app, otherApp];
    const [first, second] = await Promise.all(apps.map((app) => post(app, sendCode, body)));
    expect([first?.body.success, second?.body.success].filter(Boolean)).toHaveLength(1);
    await otherApp.close();
  });

  it('is refused if its access-token header names another session [API-1]', async () => {
    const [main, car] = [pathOf(newsList), pathOf(usedCarPage)];
    const call = async (path: string, token: string, headers: Record<string, string>) => {
      const parameter = path === car ? { size: 10, current: 1 } : {};
      const { body } = await server.post(path, JSON.stringify(envelopeOf(parameter, { token })), headers);
      return body.success ? 'success' : body.errors[0]?.code;
    };
    for (const path of [main, car]) {
      expect(await call(path, 'one', { 'access-token': 'two' })).toBe(errorCodes.badRequest);
      expect(await call(path, 'one', { 'access-token': '' })).toBe(errorCodes.badRequest);
      expect(await call(path, '', { 'access-token': 'two' })).toBe(errorCodes.badRequest);
      expect(await call(path, 'one', { 'access-token': 'one' })).toBe('success');
      expect(await call(path, '', { 'access-token': '' })).toBe('success');
      expect(await call(path, 'one', {})).toBe('success');
    }
  });

  it('names the invalid field', async () => {
    const { errors } = await server.attempt(sendEmailCode, { email: 'nobody', verifyCodeType: 1 });
    expect(errors[0]?.messageEn).toContain('"email"');
  });
});

describe('any body', () => {
  const deep = (open: string, close: string) => `${open.repeat(6_000)}1${close.repeat(6_000)}`;
  const inEnvelope = (parameter: string) =>
    JSON.stringify({ ...envelopeOf({}), parameter: 0 }).replace('"parameter":0', `"parameter":${parameter}`);
  const malformed = ['', 'null', '"text"', '{"parameter":', '<xml/>', deep('[', ']'), inEnvelope(deep('{"a":', '}'))];

  it.each(malformed)('that is malformed or nested too deeply is refused (%#)', async (body) => {
    const { status, body: refused } = await server.post(sendCode, body);
    expect([status, refused.errors[0]?.code]).toEqual([200, errorCodes.badRequest]);
  });

  it('with NUL characters in a text is refused, but not with literal backslashes', async () => {
    const path = pathOf(usedCarPage);
    const keyword = (text: string) =>
      server.post(path, JSON.stringify(envelopeOf({ size: 10, current: 1, keyword: text })));
    expect((await keyword('\u0000')).body).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest }] });
    expect((await keyword('\\u0000')).body).toMatchObject({ success: true, result: { total: 0 } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])(
    'of type %s is checked like JSON',
    async (type) => {
      const { status, body } = await server.post(sendCode, 'email=a', { 'content-type': type });
      expect({ status, code: body.errors[0]?.code }).toEqual({ status: 200, code: errorCodes.badRequest });
    },
  );
});
