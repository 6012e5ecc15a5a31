import { emailLogin, errorCodes, sendEmailCode } from '@caravan/shared/contracts/calls';
import { emailCodes, emailSlots } from '../../database/schema';
import { signedInAs } from '../../testing/accounts';
import { type MailServer, startMailServer } from '../../testing/mailServer';
import { setUpTestServer } from '../../testing/setUpTestServer';

let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const server = setUpTestServer({}, () => ({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Caravan ქარავანი <no-reply@caravan.example>',
}));

describe('the mail with a code', () => {
  it('reaches the mail server with Georgian text and a valid code [ACC-2]', async () => {
    const email = 'nino@example.com';
    await server.call(sendEmailCode, { email, verifyCodeType: 1 }, { lang: 'ge' });
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({ from: 'no-reply@caravan.example', to: [email] });
    const { text, html, ...headers } = mail?.content ?? {};
    expect(headers).toMatchObject({
      subject: 'Caravan: შესვლის კოდი',
      from: { name: 'Caravan ქარავანი', address: 'no-reply@caravan.example' },
      to: [{ address: email }],
    });
    const code = /\d{6}/.exec(text ?? '')?.[0] ?? '';
    expect(text).toContain(`თქვენი კოდია ${code}.`);
    expect(text).toContain('კოდი მოქმედებს 10 წუთის განმავლობაში');
    expect(html).toContain('<html lang="ka">');
    expect(html).toContain(`>${code}</p>`);
    expect(html).toContain('შესასვლელად შეიყვანეთ ეს კოდი:');
    expect((await server.call(emailLogin, { email, code })).userInfo.email).toBe(email);
  });

  it('links a stranger of a deletion to the contacts page [ACC-6]', async () => {
    const { token, user } = await signedInAs(server);
    await server.call(sendEmailCode, { email: user.email, verifyCodeType: 3 }, { token, lang: 'ge' });
    const content = mailServer.received.at(-1)?.content;
    const link = 'http://localhost:4300/contacts-us?lang=ge';
    expect(content?.text).toContain(`მოგვწერეთ: ${link}\n`);
    expect(content?.html).toContain(`მოგვწერეთ: <a href="${link}">${link}</a>`);
  });

  it('loads nothing', async () => {
    await server.call(sendEmailCode, { email: 'levan@example.com', verifyCodeType: 2 });
    const content = mailServer.received.at(-1)?.content;
    expect(content?.html).toContain('use this address from now on');
    expect(content?.html).not.toMatch(/https?:|src=|url\(|<script/);
  });

  it('is refused with a clear message if the mail server refuses the recipient', async () => {
    const { db } = server;
    const stored = async () => [await db.select().from(emailCodes), await db.select().from(emailSlots)];
    const before = await stored();
    expect(await server.attempt(sendEmailCode, { email: 'nobody@refused.example', verifyCodeType: 1 })).toMatchObject({
      success: false,
      errors: [
        {
          code: errorCodes.internal,
          messageEn: 'The e-mail could not be sent. Please try again in a few minutes.',
          messageGe: 'წერილის გაგზავნა ვერ მოხერხდა. გთხოვთ, სცადოთ რამდენიმე წუთში.',
        },
      ],
    });
    expect(await stored()).toEqual(before);
  });
});
