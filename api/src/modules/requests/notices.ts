import type { Notice } from '../../mail/teamNotice';
import type { contactRequests, priceRequests } from '../../database/schema';

/** Returns one line for each name and value. Line breaks in values are removed, so that a value cannot fake further lines. */
const formatLines = (lines: readonly (readonly [name: string, value: string | number | null | undefined])[]): string =>
  lines
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${String(value).replace(/\s+/g, ' ')}`)
    .join('\n');

/** Returns the mail to the service team with a message from a vehicle's page, always in English. */
export const contactNotice = ({
  email,
  content,
  vehicleId,
  usedCarId,
  name,
  telephone,
  identityId,
  language,
}: typeof contactRequests.$inferInsert): Notice => ({
  subject: 'Message from a visitor',
  text: `${formatLines([
    ['Name', name],
    ['E-mail', email ?? 'not given'],
    ['Phone', telephone],
    ['Vehicle', vehicleId],
    ['Car of the catalogue', usedCarId],
    ['Sent by account', identityId],
    ['Language', language],
  ])}\n\n${content}\n`,
  ...(email ? { replyTo: email } : {}),
});

/** Returns the mail to the service team with a price request. */
export const priceNotice = (request: typeof priceRequests.$inferInsert): Notice => ({
  subject: `Price request for car ${request.vehicleId}`,
  text: `${formatLines([
    ['Car', request.vehicleId],
    ['Price', `${String(request.price)} ${request.currency}`],
    ['Quantity', request.quantity],
    ['Stars', request.star],
    ['Name', request.name],
    ['Company', request.companyName],
    ['E-mail', request.email],
    ['Telephone', request.telephone],
    ['Sent by account', request.identityId],
    ['Language', request.language],
  ])}\n`,
  replyTo: request.email,
});
