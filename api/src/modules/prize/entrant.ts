import { hash } from 'node:crypto';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';
import { prizeDraws } from '../../database/schema';

/** Mail services that ignore dots before the @. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/** Returns the mailbox of an address: lower case, without a `+tag`, at Gmail without dots. */
export const emailKeyOf = (email: string): string => {
  const lower = email.trim().toLowerCase();
  const atIndex = lower.lastIndexOf('@');
  const mailbox = lower.slice(0, atIndex).replace(/(?<=.)\+.*$/, '');
  const domain = lower.slice(atIndex + 1);
  return dotlessDomains.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
};

/** Countries whose numbers are written without a country code. */
const homeCountries: readonly CountryCode[] = ['GE', 'AZ'];

/**
 * Returns the digits of a number in the formats of the former dialling plan. In the former dialling plan, 8 led out of the town and 8 10
 * out of the country. Some people still write it.
 */
const formerFormats = (telephone: string): string[] => {
  const [, abroad, inland] = /^8[\s.-]*(?:10[\s.-]*(\d.*)|(\d.*))$/.exec(telephone) ?? [];
  return [abroad === undefined ? undefined : `+${abroad}`, inland].filter((each) => each !== undefined);
};

const parseNumber = (telephone: string): PhoneNumber | undefined => {
  const international = telephone.replace(/^\(?00/, '+');
  return [international, ...formerFormats(international)]
    .flatMap((each) => homeCountries.map((country) => parsePhoneNumberFromString(each, country)))
    .find((number) => number?.isValid() === true);
};

/**
 * Returns the normalized telephone number: digits only, without the country code of a home market. A text that is not a number keeps its
 * digits.
 */
export const phoneKeyOf = (telephone: string): string => {
  const number = parseNumber(telephone);
  if (number === undefined) return telephone.replace(/\D/g, '').replace(/^00/, '');
  return homeCountries.some((country) => number.country === country) ? number.nationalNumber : number.number.slice(1);
};

/**
 * Returns the hash that is stored in place of a network, or of the keys of an entry whose person was deleted. It is recognised within one
 * draw and reveals nothing.
 */
export const hashedKey = (campaignId: string, key: string): string => hash('sha256', `${campaignId} ${key}`);

/** Returns the hash of a column as {@link hashedKey} computes it, in SQL. */
export const hashedInSql = (column: AnyColumn): SQL =>
  sql`encode(sha256(convert_to(${prizeDraws.campaignId} || ' ' || ${column}, 'UTF8')), 'hex')`;
