import { emailLogin, errorCodes, sendEmailCode } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { devMails, emailCodes, emailSlots } from '../../database/schema';
import { type Mailer, MailUnavailable } from '../../mail/mailer';
import { deleteExpired } from '../../upkeep/deleteExpired';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { isCode } from './code';
import { deleteOldCodes } from './repository';

let clock = Date.now();
let sendMail: Mailer['send'] = () => Promise.resolve();
const server = setUpTestServer({ now: () => clock }, { INTERNAL_KEY: 'the-secret' });
const failing = setUpTestServer({ mailer: { send: (mail) => sendMail(mail) }, now: () => clock });

const request = (email: string, verifyCodeType: 1 | 2 = 1) =>
  server.attempt(sendEmailCode, { email, verifyCodeType }, { reqTime: clock });

const mailsTo = (email: string) =>
  server.db.select().from(devMails).where(eq(devMails.recipient, email)).orderBy(devMails.id);
const codesOf = (email: string) => server.db.select().from(emailCodes).where(eq(emailCodes.email, email));
const codeIn = (body: string | undefined) => /\d{6}/.exec(body ?? '')?.[0] ?? '';

describe('sendEmailCode', () => {
  it('mails six digits and stores only their hash for ten minutes', async () => {
    expect(
      await server.call(sendEmailCode, { email: 'Nino@Example.com', verifyCodeType: 1 }, { reqTime: clock }),
    ).toEqual({ resendAfter: 60 });
    const [mail] = await mailsTo('nino@example.com');
    const [stored] = await codesOf('nino@example.com');
    const code = codeIn(mail?.body);
    expect(stored?.codeHash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
    expect(await isCode(code, stored?.codeHash ?? '')).toBe(true);
    expect(await isCode(code === '000000' ? '000001' : '000000', stored?.codeHash ?? '')).toBe(false);
    expect(stored).toMatchObject({ purpose: 1, createdAt: new Date(clock), expiresAt: new Date(clock + 600_000) });
  });

  it('sends one code a minute to an address for any purpose and spelling', async () => {
    expect((await request('levan@example.com')).success).toBe(true);
    clock += 59_000;
    const refused = await request(' LEVAN@example.com', 2);
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.tooMany }] });
    expect(refused.errors[0]?.messageEn).toContain('1 s');
    expect(await mailsTo('levan@example.com')).toHaveLength(1);
    clock += 1_000;
    expect((await request('levan@example.com', 2)).success).toBe(true);
    expect((await codesOf('levan@example.com')).map(({ purpose }) => purpose)).toEqual(expect.arrayContaining([1, 2]));
  });

  it('does not extend the delay when the clock is set back', async () => {
    expect((await request('back@example.com')).success).toBe(true);
    clock -= 3_600_000;
    expect((await request('back@example.com')).success).toBe(true);
    expect((await request('back@example.com')).success).toBe(false);
    clock += 3_600_000;
  });

  it('sends one code for ten simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => request('tamar@example.com')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await mailsTo('tamar@example.com')).toHaveLength(1);
  });

  it('replaces an earlier code of the same purpose', async () => {
    await request('giorgi@example.com');
    clock += 60_000;
    await request('giorgi@example.com');
    const [first, second] = await mailsTo('giorgi@example.com');
    const codes = await codesOf('giorgi@example.com');
    expect(codes).toHaveLength(1);
    expect(await isCode(codeIn(second?.body), codes[0]?.codeHash ?? '')).toBe(true);
    expect(codeIn(first?.body)).toMatch(/^\d{6}$/);
  });

  it('writes the mail in the language of the call', async () => {
    const parameter = { email: 'ana@example.com', verifyCodeType: 2 };
    await server.attempt(sendEmailCode, parameter, { reqTime: clock, lang: 'ge' });
    const [mail] = await mailsTo('ana@example.com');
    expect(mail?.subject).toMatch(/\p{Script=Georgian}/u);
    expect(mail?.body).toMatch(/\p{Script=Georgian}/u);
  });

  it('reports a mail that cannot be sent and allows another try at once', async () => {
    const parameter = { email: 'zura@example.com', verifyCodeType: 1 };
    sendMail = () => Promise.reject(new MailUnavailable('connection refused'));
    const refused = await failing.attempt(sendEmailCode, parameter, { reqTime: clock });
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.internal }] });
    expect(refused.errors[0]?.messageEn).not.toContain('connection');
    expect(await failing.db.select().from(emailCodes)).toEqual([]);
    expect(await failing.db.select().from(emailSlots)).toEqual([]);
    sendMail = () => Promise.resolve();
    expect((await failing.attempt(sendEmailCode, parameter, { reqTime: clock })).success).toBe(true);
  });

  it('keeps the code and the wait of a mail that may still arrive', async () => {
    const parameter = { email: 'late@example.com', verifyCodeType: 1 } as const;
    let text = '';
    sendMail = (mail) => {
      ({ text } = mail);
      return Promise.reject(new Error('no answer'));
    };
    const sent = await failing.call(sendEmailCode, parameter, { reqTime: clock });
    expect(sent).toEqual({ resendAfter: 60, mayBeLate: true });
    expect(await failing.refusalCode(sendEmailCode, parameter, { reqTime: clock })).toBe(errorCodes.tooMany);
    const login = await failing.call(emailLogin, { email: parameter.email, code: codeIn(text) }, { reqTime: clock });
    expect(login.userInfo.email).toBe(parameter.email);
  });

  it('does not count mails that may not arrive for the limit of a day', async () => {
    const send = () =>
      failing.attempt(sendEmailCode, { email: 'slow@example.com', verifyCodeType: 1 }, { reqTime: clock });
    sendMail = () => Promise.reject(new Error('no answer'));
    for (let count = 0; count < 5; count += 1) {
      await send();
      clock += 60_000;
    }
    sendMail = () => Promise.resolve();
    expect((await send()).success).toBe(true);
  });

  it('limits the codes of an address a day by network and in all', async () => {
    const from = async (network: string) => {
      const parameter = { email: 'bombed@example.com', verifyCodeType: 1 };
      const answer = await server.attempt(sendEmailCode, parameter, { reqTime: clock, from: network });
      clock += 61_000;
      return answer;
    };
    const sentFor: boolean[] = [];
    for (const network of [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5]) {
      sentFor.push((await from(`203.0.113.${String(network)}`)).success);
    }
    const five = Array<boolean>(5).fill(true);
    expect(sentFor).toEqual([...five, false, ...five, false, ...five, ...five, false]);
    expect(await mailsTo('bombed@example.com')).toHaveLength(20);
    const refused = await from('203.0.113.5');
    expect(refused.errors[0]?.code).toBe(errorCodes.tooMany);
    expect(refused.errors[0]?.messageEn).toContain('24 hours');
    await deleteOldCodes(server.db, new Date(clock));
    expect((await from('203.0.113.5')).success).toBe(false);
    expect((await request('bystander@example.com')).success).toBe(true);
    expect(JSON.stringify(await server.db.select().from(emailSlots))).not.toContain('203.0.113');
    clock += 24 * 3_600_000;
    expect((await from('203.0.113.1')).success).toBe(true);
  });

  it('deletes slots a day later, codes an hour later, and stale requests', async () => {
    clock += 25 * 60 * 60_000;
    await request('late@example.com');
    await deleteOldCodes(server.db, new Date(clock));
    await deleteExpired(server.db, new Date(clock));
    expect((await server.db.select().from(emailCodes)).map(({ email }) => email)).toEqual(['late@example.com']);
    expect((await server.db.select().from(emailSlots)).map(({ email }) => email)).toEqual(
      expect.arrayContaining(['late@example.com']),
    );
    expect(await server.db.select().from(emailSlots)).toHaveLength(2);
  });
});
