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

/** Georgia and Azerbaijan, whose national numbers have nine digits. */
const homeCodes = /^(?:994|995)(?=\d{9}$)/;

/** The line behind a telephone number: digits only, at home without the country's code and the leading 0. */
export const telephoneKeyOf = (telephone: string): string =>
  telephone
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(homeCodes, '')
    .replace(/^0(?=\d{9}$)/, '');
