import { desc, lt } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import type { Db } from '../database/database';
import { devMails } from '../database/schema';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML version. */
  readonly html?: string;
  /** The recipient of replies, if not the sender. */
  readonly replyTo?: string;
}

/** Sends a mail. Throws if the mail server refuses it. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

/** Milliseconds. Shorter than the timeout of calls, so that the visitor learns that the mail failed. */
const smtpTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 8_000 };
const keptMails = 200;

/** With a URL, nodemailer reads options only from its query. */
const withTimeouts = (address: string): string => {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(smtpTimeouts)) {
    if (!url.searchParams.has(name)) {
      url.searchParams.set(name, String(ms));
    }
  }
  return url.href;
};

const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(withTimeouts(url), { from });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
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
      await db.delete(devMails).where(lt(devMails.id, stored.id - keptMails));
    }
  },
});

const noMailer: Mailer = {
  send: () => Promise.reject(new Error('mail is not configured: set SMTP_URL')),
};

/** Creates a mailer for SMTP if configured, else for the development inbox, else one that always fails. */
export const mailerOf = (config: Config, db: Db): Mailer => {
  if (config.smtpUrl !== undefined) {
    return smtpMailer(config.smtpUrl, config.mailFrom);
  }
  return config.devInbox ? inboxMailer(db) : noMailer;
};

/** Reads the mails of the development inbox, newest first. */
export const inboxMails = (db: Db) => db.select().from(devMails).orderBy(desc(devMails.id)).limit(50);
