import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { readSetting } from './setting';
import { until } from '../until';

/** Saves a mail as a file, where tests in other processes find it. A file that ends with `.eml` is complete. */
export const saveMail = (folder: string, source: string): void => {
  const unfinished = join(folder, `${randomUUID()}.part`);
  writeFileSync(unfinished, source);
  renameSync(unfinished, unfinished.replace(/part$/, 'eml'));
};

/** The mails that the site sent to an address. */
export const mailsTo = async (address: string): Promise<Email[]> => {
  const folder = readSetting().mails;
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to = [] }) => to.some((recipient) => recipient.address === address));
};

const codeIn = ({ text = '' }: Email): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Waits for the code that an address was sent; there must be one only. */
export const codeFor = async (address: string): Promise<string> => {
  await until(async () => (await mailsTo(address)).length > 0);
  const [mail, ...furtherMails] = await mailsTo(address);
  if (mail === undefined || furtherMails.length > 0)
    throw new Error(`${address} was sent ${furtherMails.length + 1} mails`);
  return codeIn(mail);
};
