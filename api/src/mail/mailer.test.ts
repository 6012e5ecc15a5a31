import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listenOn } from '@caravan/shared/http';
import { readConfig } from '../config/config';
import { mailParts } from '../testing/mailParts';
import { startMailServer } from '../testing/mailServer';
import { useTestServer } from '../testing/useTestServer';
import { inboxMails, mailerOf } from './mailer';

const server = useTestServer();

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
    const { subject, parts } = mailParts(smtp.received[0]?.source ?? '');
    const plain = 'განბაჟებული Caravan-ზე';
    expect(subject).toBe(plain);
    expect(parts.get('text/plain')?.text).toContain(plain);
    expect(parts.get('text/html')?.text).toContain(`<p>${plain}</p>`);
  } finally {
    await smtp.close();
  }
});

it('fails if mail can neither be sent nor shown', async () => {
  await expect(mailerOf(readConfig({ NODE_ENV: 'production' }), server.db).send(mail)).rejects.toThrow('SMTP_URL');
});

it('fails without storing anything if the mail server does not answer', async () => {
  const before = await inboxMails(server.db);
  await expect(mailerOf(readConfig({ SMTP_URL: 'smtp://127.0.0.1:4549' }), server.db).send(mail)).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect(await inboxMails(server.db)).toEqual(before);
});

it('fails if the mail server does not accept the mail within eight seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const sockets: Socket[] = [];
  const slow = createServer((socket) => {
    sockets.push(socket);
    socket.write('220 slow.example\r\n');
    socket.once('data', () => slow.emit('greeted'));
  });
  const port = await listenOn(slow);
  try {
    const greeted = once(slow, 'greeted');
    const { send } = mailerOf(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), server.db);
    const failure = send(mail).catch(String);
    await greeted;
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await failure).toContain('did not accept the mail within 8000 ms');
  } finally {
    jest.useRealTimers();
    for (const socket of sockets) socket.destroy();
    slow.close();
  }
});
