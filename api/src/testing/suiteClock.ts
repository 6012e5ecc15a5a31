import { addDays, siteDay, siteMidnight } from '@caravan/shared/terms';

const endOfDay = siteMidnight(addDays(siteDay(Date.now()), 1)) - 1;

/** Now, in milliseconds since the epoch, but never past the site's day that the suite began in: demo data and what a test expects of them are made for one day. */
export const suiteNow = (): number => Math.min(Date.now(), endOfDay);
