import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { fetchFault } from '../fetchFault';

/** A version that was rolled back. `at`: ISO time. `sequence`: the registry document that says so. */
export interface RollbackNotice {
  readonly remote: string;
  readonly version: string;
  readonly why: string;
  readonly at: string;
  readonly sequence: number;
}

/** Tells the team. Never rejects: failures are printed. */
export type Notify = (notice: RollbackNotice) => Promise<void>;

/** Milliseconds that a webhook, or each step of sending a mail, may take. */
const TIMEOUT_MS = 5000;
const MAX_TRIES = 3;

type Send = (notice: RollbackNotice) => Promise<unknown>;

const postTo =
  (address: string): Send =>
  async (notice) => {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`it responded with status ${status}`);
  };

const mailTo = (to: string, from: string, server: string): Send => {
  const url = new URL(server);
  // With a URL, nodemailer reads options only from its query.
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(TIMEOUT_MS));
  const transport = createTransport(url.href, { from });
  return ({ remote, version, why, at, sequence }) =>
    transport.sendMail({
      to,
      subject: `${remote} ${version} was rolled back`,
      text: `${remote} ${version} was rolled back at ${at} (registry ${sequence}).\n\nReason: ${why}\n\nThe version is in quarantine. npm run publish -- mf-${remote} --force "why" publishes it again.\n`,
    });
};

const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/**
 * Returns a function that tells the team about a version that was rolled back. It sends a webhook (`ROLLOUT_WEBHOOK`) and a mail
 * (`ROLLOUT_MAIL`), each with up to three tries. Both are off unless set. An invalid setting is printed and left out. `pauseMs` is the
 * pause before the second try, and doubles before the third.
 */
export const createNotifier = (
  { ROLLOUT_WEBHOOK: webhook, ROLLOUT_MAIL: mail, SMTP_URL: server, MAIL_FROM: from }: NodeJS.ProcessEnv,
  say: (line: string) => void,
  pauseMs = 2000,
): Notify => {
  const channels: (readonly [string, Send])[] = [];
  if (webhook && isWebAddress(webhook)) channels.push(['ROLLOUT_WEBHOOK', postTo(webhook)]);
  else if (webhook) say('ROLLOUT_WEBHOOK is ignored: an http(s) address is expected');
  if (mail && from && server && /^smtps?:/.test(server) && URL.canParse(server))
    channels.push(['ROLLOUT_MAIL', mailTo(mail, from, server)]);
  else if (mail) say('ROLLOUT_MAIL is ignored: it needs SMTP_URL (smtp://… or smtps://…) and MAIL_FROM');

  const sendWithRetries = async (name: string, send: Send, notice: RollbackNotice): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(notice);
        return;
      } catch (error) {
        if (attempt === MAX_TRIES) {
          say(
            `${name}: the team was not told that ${notice.remote} ${notice.version} was rolled back: ${fetchFault(error)}`,
          );
          return;
        }
        await wait(pauseMs * attempt);
      }
    }
  };
  return async (notice) => {
    await Promise.all(channels.map(([name, send]) => sendWithRetries(name, send, notice)));
  };
};
