import { dealerContact, errorCodes } from '@caravan/shared/contracts/calls';
import { desc } from 'drizzle-orm';
import { feedback } from '../../database/schema';
import { signedInAs } from '../../testing/accounts';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { collectMails } from '../requests/testing/mails';

const { mails, fail, mailer } = collectMails();
const server = setUpTestServer({ mailer }, { CONTACT_EMAIL: 'service@caravan.example' });

const readStored = () => server.db.select().from(feedback).orderBy(desc(feedback.id));

describe('dealerContact', () => {
  it('stores a message and mails it to the service team [ACC-5]', async () => {
    const parameter = { email: ' nino@example.com ', content: '  გამარჯობა!\nWhen does it arrive?  ' };
    expect(await server.call(dealerContact, parameter, { lang: 'ge' })).toEqual({ success: true });
    expect((await readStored())[0]).toMatchObject({
      email: 'nino@example.com',
      content: 'გამარჯობა!\nWhen does it arrive?',
      userId: null,
      language: 'ge',
    });
    expect(mails).toMatchObject([{ to: 'service@caravan.example', replyTo: 'nino@example.com' }]);
    expect(mails[0]?.text).toContain('გამარჯობა!\nWhen does it arrive?');
  });

  it('accepts a message without an address and stores the signed-in user [ACC-5]', async () => {
    const { token, user } = await signedInAs(server);
    await server.call(dealerContact, { email: '', content: 'Thank you' }, { token });
    expect((await readStored())[0]).toMatchObject({ email: null, userId: user.id, content: 'Thank you' });
    expect(mails).toMatchObject([{ replyTo: user.email }]);
    await server.call(dealerContact, { content: 'Thanks' }, { token: 'unknown' });
    expect((await readStored())[0]).toMatchObject({ email: null, userId: null });
    expect(mails[1]).not.toHaveProperty('replyTo');
  });

  it.each([
    ['only blanks', { content: ' \n\t ' }, 'Please fill in the content'],
    ['an invalid address', { email: 'nino', content: 'Hello' }, 'Email format error'],
  ])('refuses %s and stores nothing [ACC-5]', async (_what, parameter, message) => {
    const before = await readStored();
    const refused = await server.attempt(dealerContact, parameter);
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest, messageEn: message }] });
    expect(await readStored()).toEqual(before);
    expect(mails).toEqual([]);
  });

  it('stores a message even if the mail fails', async () => {
    fail();
    expect(await server.call(dealerContact, { content: 'Kept' })).toEqual({ success: true });
    expect((await readStored())[0]?.content).toBe('Kept');
  });
});
