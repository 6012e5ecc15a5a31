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

/** What nodemailer says of a failure: the code of the server's answer and the command that it answers, or the system call that failed. */
const failure = v.object({
  responseCode: v.optional(v.number(), 0),
  command: v.optional(v.string(), ''),
  code: v.optional(v.string()),
  syscall: v.optional(v.string()),
});

/**
 * How a mail failed. `unavailable`: the server takes no mail of this site now. `postponed`: it asks to send this mail later (RFC 5321,
 * 4.2.1). `refused`: it refuses this mail. `unknown`: it may have accepted the mail.
 */
export type MailFault = 'unavailable' | 'postponed' | 'refused' | 'unknown';

export const mailFaultOf = (error: unknown): MailFault => {
  const parsed = v.safeParse(failure, error);
  if (!parsed.success) return 'unknown';
  const { responseCode, command, code, syscall } = parsed.output;
  if (responseCode < 400) return syscall === 'connect' || code === 'EDNS' ? 'unavailable' : 'unknown';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'unavailable';
  return responseCode < 500 ? 'postponed' : 'refused';
};

/** Milliseconds. They also close the connection of a mail that is late. */
const smtpTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 8_000 };
/** Milliseconds of a whole mail. Shorter than the timeout of calls, so that the visitor learns that the mail failed. */
const sendTimeoutMs = 8_000;
const maxInboxMails = 200;

/** With a URL, nodemailer reads options only from its query. */
const withTimeouts = (address: string): string => {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(smtpTimeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
};

const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(withTimeouts(url), { from });
  return {
    send: async (mail) => {
      await rejectAfter(
        transport.sendMail(mail),
        sendTimeoutMs,
        () => new Error(`the mail server did not accept the mail within ${String(sendTimeoutMs)} ms`),
      );
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

const noMailer: Mailer = { send: () => Promise.reject(new Error('mail is not configured: set SMTP_URL')) };

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
