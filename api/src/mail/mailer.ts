import { desc, lt } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import type { Db } from '../database/database';
import { devMails } from '../database/schema';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show HTML. */
  readonly html?: string;
  /** Who answers go to, where that is not the sender. */
  readonly replyTo?: string;
}

/** Hands a mail over; throws when it was not taken. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

/** Milliseconds. A mail server that hangs is given up before the call that waits for it is: the visitor learns what failed. */
const smtpTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 8_000 };
const keptMails = 200;

/** Nodemailer takes options beside an address only from the address itself. */
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

/** SMTP where configured, else the development inbox, else every mail fails. */
export const mailerOf = (config: Config, db: Db): Mailer => {
  if (config.smtpUrl !== undefined) {
    return smtpMailer(config.smtpUrl, config.mailFrom);
  }
  return config.devInbox ? inboxMailer(db) : noMailer;
};

/** The mails of the development inbox, newest first. */
export const inboxMails = (db: Db) => db.select().from(devMails).orderBy(desc(devMails.id)).limit(50);
