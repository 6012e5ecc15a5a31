import { contact, errorCodes, submitPrice } from '@caravan/shared/contracts/calls';
import { desc } from 'drizzle-orm';
import { contactRequests, priceRequests, usedCars } from '../../database/schema';
import { signedInAs } from '../../testing/accounts';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { collectMails } from './testing/mails';

let clock = Date.now();
const { mails, mailer } = collectMails();
const server = setUpTestServer(
  { isSeeded: true, mailer, now: () => clock },
  { CONTACT_EMAIL: 'service@caravan.example' },
);

const clientId = '0123456789abcdef0123456789abcdef';
const offer = {
  currency: 'USD',
  clientId,
  identityId: 'account',
  name: ' Nino Beridze ',
  email: ' nino@example.com ',
  telephone: '+995 32 2 555 01 00',
  companyName: 'Kolkheti Motors',
  star: 4,
  price: 8_250.5,
  quantity: 2,
  vehicleId: '200001',
};

const offers = () => server.db.select().from(priceRequests).orderBy(desc(priceRequests.id));
const messages = () => server.db.select().from(contactRequests).orderBy(desc(contactRequests.id));

describe('submitPrice', () => {
  it('stores the form with time and language and notifies the service team', async () => {
    clock += 1_000;
    expect(await server.call(submitPrice, offer, { lang: 'ge', reqTime: clock })).toEqual({ success: true });
    expect((await offers())[0]).toMatchObject({
      ...offer,
      currency: 'USD',
      name: 'Nino Beridze',
      email: 'nino@example.com',
      language: 'ge',
      createdAt: new Date(clock),
    });
    expect(mails).toMatchObject([{ to: 'service@caravan.example', replyTo: 'nino@example.com' }]);
    expect(mails[0]?.text).toContain('8250.5 USD');
  });

  it.each([
    ['no name', { name: undefined }],
    ['a name of blanks', { name: ' \t ' }],
    ['no e-mail', { email: '' }],
    ['no telephone', { telephone: undefined }],
    ['no company', { companyName: '' }],
    ['no star', { star: null }],
    ['no price', { price: undefined }],
    ['a price of 0', { price: 0 }],
    ['no quantity', { quantity: null }],
  ])('refuses a form with %s and stores nothing', async (_what, change) => {
    const before = await offers();
    const refused = await server.attempt(submitPrice, { ...offer, ...change }, { reqTime: clock });
    expect(refused).toMatchObject({
      success: false,
      errors: [{ code: errorCodes.badRequest, messageEn: 'Please fill in all required fields' }],
    });
    expect(await offers()).toEqual(before);
    expect(mails).toEqual([]);
  });

  it.each([
    ['a quantity below 1', { quantity: 0 }],
    ['half a vehicle', { quantity: 1.5 }],
    ['six stars', { star: 6 }],
    ['a negative price', { price: -1 }],
    ['a price of 1e300', { price: 1e300 }],
    ['another currency', { currency: 'EUR' }],
    ['an invalid address', { email: 'nino@' }],
  ])('refuses %s and stores nothing', async (_what, change) => {
    const before = await offers();
    const refused = await server.attempt(submitPrice, { ...offer, ...change }, { reqTime: clock });
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest }] });
    expect(await offers()).toEqual(before);
  });

  it('refuses an unknown vehicle', async () => {
    const refused = await server.attempt(submitPrice, { ...offer, vehicleId: 'gone' }, { reqTime: clock });
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.notFound }] });
  });

  it('removes line breaks from values in the mail', async () => {
    const name = 'Nino\nPrice: 1 USD';
    await server.call(submitPrice, { ...offer, name }, { reqTime: clock });
    expect(mails[0]?.text.match(/^Price: .*$/gm)).toEqual(['Price: 8250.5 USD']);
  });

  it('stores each of several simultaneous requests', async () => {
    const before = (await offers()).length;
    await Promise.all(
      [1, 2, 3, 4].map((quantity) => server.call(submitPrice, { ...offer, quantity }, { reqTime: clock })),
    );
    expect((await offers()).length).toBe(before + 4);
  });
});

describe('contact', () => {
  it('stores a message and notifies the service team [ACC-5]', async () => {
    const message = {
      clientId,
      email: 'nino@example.com',
      content: '  გამარჯობა!\nIs it still there?  ',
      vehicleId: '200002',
    };
    await server.call(contact, message, { lang: 'ge', reqTime: clock });
    expect((await messages())[0]).toMatchObject({
      ...message,
      content: 'გამარჯობა!\nIs it still there?',
      identityId: null,
      language: 'ge',
      createdAt: new Date(clock),
    });
    expect(mails).toMatchObject([{ to: 'service@caravan.example', replyTo: 'nino@example.com' }]);
    expect(mails[0]?.text).toContain('გამარჯობა!\nIs it still there?');
  });

  it.each([{ email: '' }, { email: '   ' }, {}])('accepts a message without an address: %j [ACC-5]', async (entry) => {
    await server.call(contact, { clientId, content: 'Thank you', ...entry }, { reqTime: clock });
    expect((await messages())[0]).toMatchObject({ email: null, vehicleId: null, content: 'Thank you' });
    expect(mails[0]).not.toHaveProperty('replyTo');
  });

  it("gives the team a signed-in writer's address [ACC-5]", async () => {
    const { token, user } = await signedInAs(server);
    await server.call(contact, { clientId, content: 'Thank you' }, { token, reqTime: clock });
    expect((await messages())[0]).toMatchObject({ email: null, userId: user.id });
    expect(mails).toMatchObject([{ replyTo: user.email }]);
    expect(mails[0]?.text).toContain(`E-mail: ${user.email}`);
  });

  it.each([
    ['nothing written', {}, 'Please fill in the content'],
    ['only blanks', { content: ' \n ' }, 'Please fill in the content'],
    ['an invalid address', { email: 'nino', content: 'Hello' }, 'Email format error'],
  ])('refuses %s and stores nothing [ACC-5]', async (_what, fields, messageEn) => {
    const before = await messages();
    const refused = await server.attempt(contact, { clientId, ...fields }, { reqTime: clock });
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest, messageEn }] });
    expect(await messages()).toEqual(before);
    expect(mails).toEqual([]);
  });

  it('accepts a catalogue car, a name and a number [ACC-5]', async () => {
    const cars = await server.db.select({ id: usedCars.id }).from(usedCars).limit(1);
    const usedCarId = cars[0]?.id ?? '';
    const message = { clientId, content: 'Is it sold?', usedCarId, name: ' Nino ', telephone: '+995 555 12 34 56' };
    await server.call(contact, message, { reqTime: clock });
    expect((await messages())[0]).toMatchObject({ ...message, name: 'Nino', email: null, vehicleId: null });
    expect(mails[0]?.text).toContain(
      `Name: Nino\nE-mail: not given\nPhone: +995 555 12 34 56\nCar of the catalogue: ${usedCarId}`,
    );
  });

  it.each([
    ['an unknown car', { usedCarId: 'gone' }, errorCodes.notFound],
    ['an unknown vehicle', { vehicleId: 'gone' }, errorCodes.notFound],
    ['an invalid number', { telephone: 'call me' }, errorCodes.badRequest],
  ])('refuses %s and stores nothing', async (_what, fields, code) => {
    const before = await messages();
    const refused = await server.attempt(contact, { clientId, content: 'Hello', ...fields }, { reqTime: clock });
    expect(refused).toMatchObject({ success: false, errors: [{ code }] });
    expect(await messages()).toEqual(before);
  });
});
