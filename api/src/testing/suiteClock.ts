import { addDays, siteDay, siteMidnight } from '@caravan/shared/terms';

const endOfDay = siteMidnight(addDays(siteDay(Date.now()), 1)) - 1;

/** Returns the time in Unix milliseconds, but never after the site's day on which the suite began: demo data is made for one day. */
export const suiteNow = (): number => Math.min(Date.now(), endOfDay);
