import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { fetchFault } from '../fetchFault';

/** A version that was taken back. `at`: ISO time. `sequence`: the registry document that says so. */
export interface TakenBack {
  readonly remote: string;
  readonly version: string;
  readonly why: string;
  readonly at: string;
  readonly sequence: number;
}

/** Tells the team. Never rejects: failures are printed. */
export type Notify = (taken: TakenBack) => Promise<void>;

/** Milliseconds that a webhook, or each step of sending a mail, may take. */
const TIMEOUT_MS = 5000;
const TRIES = 3;

type Send = (taken: TakenBack) => Promise<unknown>;

const postTo =
  (address: string): Send =>
  async (taken) => {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(taken),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`it answered ${status}`);
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
      subject: `${remote} ${version} was taken back`,
      text: `${remote} ${version} was taken back at ${at} (registry ${sequence}).\n\nReason: ${why}\n\nThe version is in quarantine. npm run publish -- mf-${remote} --force "why" publishes it again.\n`,
    });
};

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/**
 * Returns what tells the team of a returned version: a webhook (`ROLLOUT_WEBHOOK`) and a mail (`ROLLOUT_MAIL`), each tried three times.
 * Both are off unless set. An invalid setting is printed and left out. `pauseMs`: milliseconds before the second try, and double before
 * the third.
 */
export const notifierOf = (
  { ROLLOUT_WEBHOOK: webhook, ROLLOUT_MAIL: mail, SMTP_URL: server, MAIL_FROM: from }: NodeJS.ProcessEnv,
  say: (line: string) => void,
  pauseMs = 2000,
): Notify => {
  const ways: (readonly [string, Send])[] = [];
  if (webhook && isWebAddress(webhook)) ways.push(['ROLLOUT_WEBHOOK', postTo(webhook)]);
  else if (webhook) say('ROLLOUT_WEBHOOK is ignored: an http(s) address is expected');
  if (mail && from && server && /^smtps?:/.test(server) && URL.canParse(server))
    ways.push(['ROLLOUT_MAIL', mailTo(mail, from, server)]);
  else if (mail) say('ROLLOUT_MAIL is ignored: it needs SMTP_URL (smtp://… or smtps://…) and MAIL_FROM');

  const tell = async (name: string, send: Send, taken: TakenBack): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(taken);
        return;
      } catch (error) {
        if (attempt === TRIES) {
          say(
            `${name}: the team was not told that ${taken.remote} ${taken.version} was taken back: ${fetchFault(error)}`,
          );
          return;
        }
        await wait(pauseMs * attempt);
      }
    }
  };
  return async (taken) => {
    await Promise.all(ways.map(([name, send]) => tell(name, send, taken)));
  };
};
