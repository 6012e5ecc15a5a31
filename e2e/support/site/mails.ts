import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { readSetting } from './setting';
import { until } from '../until';

/** Saves a mail as a file, for tests in other processes. Only complete files have the extension `.eml`. */
export const saveMail = (folder: string, source: string): void => {
  const unfinished = join(folder, `${randomUUID()}.part`);
  writeFileSync(unfinished, source);
  renameSync(unfinished, unfinished.replace(/part$/, 'eml'));
};

/** Returns the mails that the site sent to an address. */
export const mailsTo = async (address: string): Promise<Email[]> => {
  const folder = readSetting().mails;
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to = [] }) => to.some((recipient) => recipient.address === address));
};

/** Waits for the mail with a code to an address. Throws if it got several mails. */
export const codeFor = async (address: string): Promise<string> => {
  await until(async () => (await mailsTo(address)).length > 0);
  const [mail, ...furtherMails] = await mailsTo(address);
  if (mail === undefined || furtherMails.length > 0)
    throw new Error(`${address} was sent ${furtherMails.length + 1} mails`);
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
};
