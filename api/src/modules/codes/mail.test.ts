import { createServer, type Socket } from 'node:net';
import { emailLogin, errorCodes, sendEmailCode } from '@caravan/shared/contracts/calls';
import { listenOn } from '@caravan/shared/http';
import { emailCodes, emailSlots } from '../../database/schema';
import { signedInAs } from '../../testing/accounts';
import { answerWith, type MailFaults, startFaultyMailServer } from '../../testing/faultyMailServer';
import { mailParts } from '../../testing/mailParts';
import { type MailServer, startMailServer } from '../../testing/mailServer';
import type { TestServer } from '../../testing/server';
import { setUpTestServer, setUpTestServers } from '../../testing/setUpTestServer';

let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const server = setUpTestServer({}, () => ({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Caravan ქარავანი <no-reply@caravan.example>',
}));
const startServer = setUpTestServers();

describe('the mail with a code', () => {
  it('reaches the mail server with Georgian text and a valid code [ACC-2]', async () => {
    const email = 'nino@example.com';
    await server.call(sendEmailCode, { email, verifyCodeType: 1 }, { lang: 'ge' });
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({ from: 'no-reply@caravan.example', to: [email] });
    const { subject, from, to, parts } = mailParts(mail?.source ?? '');
    expect({ subject, from, to }).toEqual({
      subject: 'Caravan: შესვლის კოდი',
      from: 'Caravan ქარავანი <no-reply@caravan.example>',
      to: email,
    });
    const [plain, html] = [parts.get('text/plain'), parts.get('text/html')];
    expect([plain?.charset, html?.charset]).toEqual(['utf-8', 'utf-8']);
    const code = /\d{6}/.exec(plain?.text ?? '')?.[0] ?? '';
    expect(plain?.text).toContain(`თქვენი კოდია ${code}.`);
    expect(plain?.text).toContain('კოდი მოქმედებს 10 წუთის განმავლობაში');
    expect(html?.text).toContain('<html lang="ka">');
    expect(html?.text).toContain(`>${code}</p>`);
    expect(html?.text).toContain('შესასვლელად შეიყვანეთ ეს კოდი:');
    expect((await server.call(emailLogin, { email, code })).userInfo.email).toBe(email);
  });

  it('links a stranger of a deletion to the contacts page [ACC-6]', async () => {
    const { token, user } = await signedInAs(server);
    await server.call(sendEmailCode, { email: user.email, verifyCodeType: 3 }, { token, lang: 'ge' });
    const { parts } = mailParts(mailServer.received.at(-1)?.source ?? '');
    const link = 'http://localhost:4300/contacts-us?lang=ge';
    expect(parts.get('text/plain')?.text).toContain(`მოგვწერეთ: ${link}\n`);
    expect(parts.get('text/html')?.text).toContain(`მოგვწერეთ: <a href="${link}">${link}</a>`);
  });

  it('loads nothing', async () => {
    await server.call(sendEmailCode, { email: 'levan@example.com', verifyCodeType: 2 });
    const { parts } = mailParts(mailServer.received.at(-1)?.source ?? '');
    expect(parts.get('text/html')?.text).toContain('use this address from now on');
    expect(parts.get('text/html')?.text).not.toMatch(/https?:|src=|url\(|<script/);
  });
});

const refusedBy = async (refusing: TestServer, email: string) => {
  const { db } = refusing.database;
  const before = [await db.select().from(emailCodes), await db.select().from(emailSlots)];
  const refused = await refusing.attempt(sendEmailCode, { email, verifyCodeType: 1 });
  expect([await db.select().from(emailCodes), await db.select().from(emailSlots)]).toEqual(before);
  return refused;
};
const mailFailure = {
  success: false,
  errors: [
    {
      code: errorCodes.internal,
      messageEn: 'The e-mail could not be sent. Please try again in a few minutes.',
      messageGe: 'წერილის გაგზავნა ვერ მოხერხდა. გთხოვთ, სცადოთ რამდენიმე წუთში.',
    },
  ],
};

describe('a mail server', () => {
  it('that refuses the recipient causes a clear message and leaves no code', async () => {
    expect(await refusedBy(server, 'nobody@refused.example')).toMatchObject(mailFailure);
  });

  it('that accepts the connection and never answers times out with a clear message', async () => {
    const unresponsive = createServer();
    const apiServer = await startServer({}, { SMTP_URL: `smtp://127.0.0.1:${await listenOn(unresponsive)}` });
    expect(await refusedBy(apiServer, 'zura@example.com')).toMatchObject(mailFailure);
    unresponsive.close();
  });

  it('that is down causes a clear message and leaves no code', async () => {
    const down = await startMailServer();
    await down.close();
    const apiServer = await startServer({}, { SMTP_URL: down.url });
    expect(await refusedBy(apiServer, 'ana@example.com')).toMatchObject(mailFailure);
  });
});

describe('a mail server with a broken protocol', () => {
  let faultyServer: Awaited<ReturnType<typeof startFaultyMailServer>>;
  const apiServer = setUpTestServer({}, async () => {
    faultyServer = await startFaultyMailServer();
    return { SMTP_URL: `smtp://${faultyServer.address}` };
  });

  afterAll(() => faultyServer.close());

  it.each<[string, MailFaults]>([
    ['sends no valid greeting', { GREET: answerWith('<html>\u0000 502') }],
    ['is full', { MAIL: answerWith('452 insufficient system storage') }],
  ])('that %s causes a clear message and leaves no code', async (description, faults) => {
    faultyServer.setFaults(faults);
    expect(await refusedBy(apiServer, `${description.replaceAll(' ', '-')}@example.com`)).toMatchObject(mailFailure);
  });

  it.each<[string, MailFaults]>([
    ['answers a step with random bytes', { RCPT: answerWith('\u0000\u00ff') }],
    [
      'disconnects while it receives the mail',
      { DATA: (socket) => socket.write('354 go on\r\n', () => socket.destroy()) },
    ],
    ['disconnects before it confirms the mail', { END: (socket) => socket.destroy() }],
  ])('that %s lets the caller know that the mail may be late', async (description, faults) => {
    faultyServer.setFaults(faults);
    const email = `${description.replaceAll(' ', '-')}@example.com`;
    const sent = await apiServer.call(sendEmailCode, { email, verifyCodeType: 1 });
    expect(sent).toEqual({ resendAfter: 60, mayBeLate: true });
  });

  it('that is slow still delivers a valid code', async () => {
    const slow = (socket: Socket): void => {
      setTimeout(() => socket.write('250 ok\r\n'), 100);
    };
    faultyServer.setFaults({ MAIL: slow, RCPT: slow, END: slow });
    const email = 'eka@example.com';
    await apiServer.call(sendEmailCode, { email, verifyCodeType: 1 });
    const { parts } = mailParts(
      faultyServer
        .received()
        .replaceAll('\n', '\r\n')
        .replace(/^[^]*?\nDATA\r\n/, ''),
    );
    const code = /\b\d{6}\b/.exec(parts.get('text/plain')?.text ?? '')?.[0] ?? '';
    expect((await apiServer.call(emailLogin, { email, code })).userInfo.email).toBe(email);
  });
});
