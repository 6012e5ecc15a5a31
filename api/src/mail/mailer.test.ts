import { once } from 'node:events';
import type { Socket } from 'node:net';
import { readConfig } from '../config/config';
import { answerWith, type MailFaults, startFaultyMailServer } from '../testing/faultyMailServer';
import { startMailServer } from '../testing/mailServer';
import { setUpTestServer } from '../testing/setUpTestServer';
import { inboxMails, mailerOf, type MailFault, mailFaultOf, MailUnavailable } from './mailer';

const server = setUpTestServer();

const mail = { to: 'nino@example.com', subject: 'Your code', text: '123456' };

it('stores mail for the development inbox, newest first', async () => {
  const mailer = mailerOf(readConfig({}), server.db);
  await mailer.send(mail);
  await mailer.send({ ...mail, subject: 'Another code' });
  expect((await inboxMails(server.db)).map(({ subject }) => subject)).toEqual(['Another code', 'Your code']);
});

it('removes soft hyphens and word joiners of Georgian texts', async () => {
  const hyphenated = 'გან\u00ADბა\u00ADჟე\u00ADბუ\u00ADლი Caravan-\u2060ზე';
  const smtp = await startMailServer();
  try {
    const { send } = mailerOf(readConfig({ SMTP_URL: smtp.url }), server.db);
    await send({ to: mail.to, subject: hyphenated, text: hyphenated, html: `<p>${hyphenated}</p>` });
    const content = smtp.received[0]?.content;
    const plain = 'განბაჟებული Caravan-ზე';
    expect(content?.subject).toBe(plain);
    expect(content?.text).toContain(plain);
    expect(content?.html).toContain(`<p>${plain}</p>`);
  } finally {
    await smtp.close();
  }
});

it('fails if mail can neither be sent nor shown', async () => {
  const failure: unknown = await mailerOf(readConfig({ NODE_ENV: 'production' }), server.db)
    .send(mail)
    .catch((error: unknown) => error);
  expect(String(failure)).toContain('SMTP_URL');
  expect(mailFaultOf(failure)).toBe('unavailable');
});

it('fails without storing anything if the mail server does not answer', async () => {
  const before = await inboxMails(server.db);
  await expect(mailerOf(readConfig({ SMTP_URL: 'smtp://127.0.0.1:4549' }), server.db).send(mail)).rejects.toThrow(
    MailUnavailable,
  );
  expect(await inboxMails(server.db)).toEqual(before);
});

it.each<[string, MailFault, string]>([
  ['is not ready', 'unavailable', 'EHLO'],
  ['does not accept the mail', 'unknown', 'END'],
])('fails if the mail server %s within eight seconds: %s', async (_what, fault, step) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const smtp = await startFaultyMailServer();
  try {
    const waiting = new Promise<Socket>((resolve) => smtp.setFaults({ [step]: resolve }));
    const { send } = mailerOf(readConfig({ SMTP_URL: `smtp://${smtp.address}` }), server.db);
    const failure = send(mail).catch((error: unknown) => error);
    const socket = await waiting;
    await jest.advanceTimersByTimeAsync(8_000);
    expect(String(await failure)).toContain('did not accept the mail within 8000 ms');
    expect(mailFaultOf(await failure)).toBe(fault);
    socket.write('250 ok\r\n');
    await once(socket, 'close');
    expect(smtp.received().includes(mail.text)).toBe(fault === 'unknown');
  } finally {
    jest.useRealTimers();
    smtp.close();
  }
});

it('sends a mail to a slow server', async () => {
  const smtp = await startFaultyMailServer();
  const slow = (socket: Socket): void => {
    setTimeout(() => socket.write('250 ok\r\n'), 100);
  };
  smtp.setFaults({ MAIL: slow, RCPT: slow, END: slow });
  await mailerOf(readConfig({ SMTP_URL: `smtp://${smtp.address}` }), server.db).send(mail);
  expect(smtp.received()).toContain(mail.text);
  smtp.close();
});

it.each<[string, MailFault, string, MailFaults]>([
  ['a server that does not greet', 'unavailable', 'smtp://HOST?greetingTimeout=20', { GREET: () => undefined }],
  ['a server that begins no TLS', 'unavailable', 'smtps://HOST?connectionTimeout=20', { GREET: () => undefined }],
  ['a server without TLS', 'unavailable', 'smtps://HOST', {}],
  ['an invalid greeting', 'unavailable', 'smtp://HOST', { GREET: answerWith('<html>\u0000 502') }],
  ['a refused connection', 'unavailable', 'smtp://HOST', { GREET: answerWith('554 no mail from here') }],
  [
    'a refused login',
    'unavailable',
    'smtp://user:secret@HOST',
    { EHLO: answerWith('250 AUTH PLAIN'), AUTH: answerWith('535 wrong password') },
  ],
  ['a refused sender', 'unavailable', 'smtp://HOST', { MAIL: answerWith('550 unknown sender') }],
  ['a full server', 'unavailable', 'smtp://HOST', { MAIL: answerWith('452 disk full') }],
  ['random bytes', 'unknown', 'smtp://HOST', { RCPT: answerWith('\u0000\u00ff') }],
  ['a locked mailbox', 'postponed', 'smtp://HOST', { RCPT: answerWith('450 mailbox locked') }],
  ['an unknown mailbox', 'refused', 'smtp://HOST', { RCPT: answerWith('550 no such mailbox') }],
  ['a message that is spam', 'refused', 'smtp://HOST', { END: answerWith('554 spam') }],
  [
    'a lost connection within the message',
    'unknown',
    'smtp://HOST',
    { DATA: (socket) => socket.write('354 go on\r\n', () => socket.destroy()) },
  ],
  ['a lost connection after the message', 'unknown', 'smtp://HOST', { END: (socket) => socket.destroy() }],
])('classifies %s as %s', async (_what, fault, url, faults) => {
  const smtp = await startFaultyMailServer();
  smtp.setFaults(faults);
  const { send } = mailerOf(readConfig({ SMTP_URL: url.replace('HOST', smtp.address) }), server.db);
  expect(mailFaultOf(await send(mail).catch((error: unknown) => error))).toBe(fault);
  smtp.close();
});
