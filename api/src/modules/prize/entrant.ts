import { createHash } from 'node:crypto';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';
import { prizeDraws } from '../../database/schema';

/** Mail services that take no notice of dots before the @. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: lower case, without a `+tag`, at Gmail without dots. */
export const emailKeyOf = (email: string): string => {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const mailbox = lower.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = lower.slice(at + 1);
  return dotless.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
};

/** Where numbers are written without their country. */
const home: readonly CountryCode[] = ['GE', 'AZ'];

/** Before the plan of today 8 led out of the town, and 8 10 out of the country; people still write it. */
const formerly = (telephone: string): string[] => {
  const [, abroad, inland] = /^8[\s.-]*(?:10[\s.-]*(\d.*)|(\d.*))$/.exec(telephone) ?? [];
  return [abroad === undefined ? undefined : `+${abroad}`, inland].filter((each) => each !== undefined);
};

const parsed = (telephone: string): PhoneNumber | undefined => {
  const written = telephone.replace(/^\(?00/, '+');
  return [written, ...formerly(written)]
    .flatMap((each) => home.map((country) => parsePhoneNumberFromString(each, country)))
    .find((number) => number?.isValid() === true);
};

/** The line behind a telephone number: digits only, at home without the country's code; what is no number is taken as it is written. */
export const telephoneKeyOf = (telephone: string): string => {
  const number = parsed(telephone);
  if (number === undefined) {
    return telephone.replace(/\D/g, '').replace(/^00/, '');
  }
  return home.some((country) => number.country === country) ? number.nationalNumber : number.number.slice(1);
};

/**
 * What stands for a network that an entry came from, and for the keys of an entry whose person was deleted: it is recognised in the same
 * draw, and says nothing.
 */
export const hashedKey = (campaignId: string, key: string): string =>
  createHash('sha256').update(`${campaignId} ${key}`).digest('hex');

/** The same, made by the database of a row's own column. */
export const hashedInSql = (column: AnyColumn): SQL =>
  sql`encode(sha256(convert_to(${prizeDraws.campaignId} || ' ' || ${column}, 'UTF8')), 'hex')`;
