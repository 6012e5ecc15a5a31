import { desc, lt } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
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

const smtpTimeoutMs = 10_000;
const keptMails = 200;

const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from, connectionTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs });
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
