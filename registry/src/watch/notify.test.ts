import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listenOn } from '@caravan/shared/http';
import { createNotifier } from './notify';

const notice = {
  remote: 'ranking',
  version: '8f3a',
  why: 'failures in Georgian: 12 of 40 page views',
  at: '2026-11-26T12:00:00.000Z',
  sequence: 7,
};

const notify = async (env: NodeJS.ProcessEnv): Promise<readonly string[]> => {
  const lines: string[] = [];
  await createNotifier(env, (line) => lines.push(line), 1)(notice);
  return lines;
};

let server: Server;
let bodies: string[] = [];
let statuses: number[] = [];
let webhook = '';
beforeEach(async () => {
  [bodies, statuses] = [[], []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  webhook = `http://127.0.0.1:${await listenOn(server)}/secret`;
});
afterEach(() => server.close());

const failed = (name: string, fault: string) =>
  `${name}: the team was not told that ranking 8f3a was rolled back: ${fault}`;

it('posts what was rolled back and why to the webhook', async () => {
  expect(await notify({ ROLLOUT_WEBHOOK: webhook })).toEqual([]);
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([notice]);
});

it('tries the webhook three times', async () => {
  statuses = [500, 503];
  expect(await notify({ ROLLOUT_WEBHOOK: webhook })).toEqual([]);
  expect(bodies).toHaveLength(3);
});

it('reports a failed webhook without its address', async () => {
  statuses = [500, 500, 500];
  expect(await notify({ ROLLOUT_WEBHOOK: webhook })).toEqual([
    failed('ROLLOUT_WEBHOOK', 'it responded with status 500'),
  ]);
  server.close();
  expect(await notify({ ROLLOUT_WEBHOOK: webhook })).toEqual([failed('ROLLOUT_WEBHOOK', 'ECONNREFUSED')]);
});

describe('a mail', () => {
  let mails: string[] = [];
  const receive = (): SMTPServer =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, callback) => {
        void text(stream).then((mail) => {
          mails.push(mail);
          callback();
        });
      },
    });
  beforeEach(() => {
    mails = [];
  });

  it('tells each address what was rolled back and why', async () => {
    const smtp = receive();
    const port = await listenOn(smtp.server);
    const lines = await notify({
      ROLLOUT_MAIL: 'nino@example.com, giorgi@example.com',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Caravan <site@example.com>',
    });
    smtp.close(() => undefined);
    expect(lines).toEqual([]);
    expect(mails).toEqual([expect.stringContaining('Subject: ranking 8f3a was rolled back')]);
    expect(mails[0]).toContain('To: nino@example.com, giorgi@example.com');
    expect(mails[0]).toContain('Reason: failures in Georgian: 12 of 40 page views');
  });

  it('that fails is reported', async () => {
    const env = { ROLLOUT_MAIL: 'nino@example.com', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' };
    expect(await notify(env)).toEqual([expect.stringMatching(/^ROLLOUT_MAIL: the team was not told .*ECONNREFUSED/)]);
  });
});

it('is off unless it is set', async () => {
  expect(await notify({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' })).toEqual([]);
});

it.each([
  [{ ROLLOUT_WEBHOOK: 'hooks.example.com/secret' }, 'ROLLOUT_WEBHOOK is ignored: an http(s) address is expected'],
  [
    { ROLLOUT_MAIL: 'nino@example.com', SMTP_URL: 'smtp://127.0.0.1:1' },
    'ROLLOUT_MAIL is ignored: it needs SMTP_URL (smtp://… or smtps://…) and MAIL_FROM',
  ],
])('reports the invalid setting %p', async (env, line) => {
  expect(await notify(env)).toEqual([line]);
});
