import { withoutBreaks } from '@caravan/shared/format';
import { rejectAfter } from '@caravan/shared/time';
import { desc, lt } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { Config } from '../config/config';
import type { Db } from '../database/database';
import { devMails } from '../database/schema';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The recipient of replies, if not the sender. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a mail. Throws if the mail server refuses it. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

/** A failure before the mail server was ready for the message, which is certainly not sent. */
export class MailUnavailable extends Error {}

/** What nodemailer says of a refusal: the code of the server's answer, and the command that it answers. */
const refusal = v.object({ responseCode: v.pipe(v.number(), v.minValue(400)), command: v.string() });

/**
 * How a mail failed. `unavailable`: the server takes no mail of this site now. `postponed`: it asks to send this mail later (RFC 5321,
 * 4.2.1). `refused`: it refuses this mail. `unknown`: it may have accepted the mail.
 */
export type MailFault = 'unavailable' | 'postponed' | 'refused' | 'unknown';

export const mailFaultOf = (error: unknown): MailFault => {
  if (error instanceof MailUnavailable) return 'unavailable';
  if (!v.is(refusal, error)) return 'unknown';
  if (!['RCPT TO', 'DATA'].includes(error.command)) return 'unavailable';
  return error.responseCode < 500 ? 'postponed' : 'refused';
};

/** Milliseconds. They also close the connection of a mail that is late. */
const smtpTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 8_000 };
/** Milliseconds of a whole mail. Shorter than the timeout of calls, so that the visitor learns that the mail failed. */
const sendTimeoutMs = 8_000;
const maxInboxMails = 200;

/** Adds timeouts to the address of a mail server. With a URL, nodemailer reads options only from its query. */
const withTimeouts = (address: string): string => {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(smtpTimeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
};

const smtpMailer = (url: string, from: string): Mailer => {
  const address = withTimeouts(url);
  return {
    send: async (mail) => {
      let isReady = false;
      let isLate = false;
      const createLateError = () =>
        new (isReady ? Error : MailUnavailable)(
          `the mail server did not accept the mail within ${String(sendTimeoutMs)} ms`,
        );
      const transport = createTransport(address, { from });
      transport.use('stream', ({ message }, done) => {
        // Called once nodemailer is connected and signed in.
        message.processFunc((stream) => {
          // Sends nothing late, because the caller was told that the server is unavailable. A closed connection does not listen for errors.
          if (isLate) return stream.on('error', () => undefined).destroy(createLateError());
          isReady = true;
          return stream;
        });
        done();
      });
      const sending = transport
        .sendMail(mail)
        .catch((error: unknown) => {
          throw isReady
            ? error
            : new MailUnavailable(`the mail server is unavailable: ${String(error)}`, { cause: error });
        })
        // Ends the connections of an SMTP_URL with `pool=true`.
        .finally(() => transport.close());
      await rejectAfter(sending, sendTimeoutMs, () => {
        isLate = true;
        return createLateError();
      });
    },
  };
};

const inboxMailer = (db: Db): Mailer => ({
  send: async ({ to, subject, text }) => {
    const [stored] = await db
      .insert(devMails)
      .values({ recipient: to, subject, body: text, sentAt: new Date() })
      .returning({ id: devMails.id });
    if (stored !== undefined) {
      await db.delete(devMails).where(lt(devMails.id, stored.id - maxInboxMails));
    }
  },
});

const noMailer: Mailer = { send: () => Promise.reject(new MailUnavailable('mail is not configured: set SMTP_URL')) };

const transportOf = (config: Config, db: Db): Mailer => {
  if (config.smtpUrl !== undefined) return smtpMailer(config.smtpUrl, config.mailFrom);
  return config.devInbox ? inboxMailer(db) : noMailer;
};

/**
 * Creates a mailer for SMTP if configured, else for the development inbox, else one that always fails. Removes the soft hyphens
 * of Georgian texts, because mail programs may show them.
 */
export const mailerOf = (config: Config, db: Db): Mailer => {
  const { send } = transportOf(config, db);
  return {
    send: ({ subject, text, html, ...mail }) =>
      send({
        ...mail,
        subject: withoutBreaks(subject),
        text: withoutBreaks(text),
        ...(html === undefined ? {} : { html: withoutBreaks(html) }),
      }),
  };
};

/** Reads the mails of the development inbox, newest first. */
export const inboxMails = (db: Db) => db.select().from(devMails).orderBy(desc(devMails.id)).limit(50);
