import type { ChartPeriod } from '@caravan/shared/charts';
import type { Language } from '@caravan/shared/contracts';
import { formatDate, formatMonth } from '@caravan/shared/format';

const isMonth = (name: string): boolean => name.length === 7;

/** A period as readers write it: a month, or the first day of a week. */
export const periodText = (name: string, lang: Language): string =>
  isMonth(name) ? formatMonth(name, lang) : formatDate(name, lang);

const shortText = (name: string, lang: Language): string =>
  isMonth(name) ? formatMonth(name, lang, { style: 'short' }) : formatDate(name, lang).split(' ').slice(0, 2).join(' ');

/** The horizontal axis of figures that are named by their period. */
export const periodsOf = (points: readonly { readonly name: string }[], lang: Language): ChartPeriod[] =>
  points.map(({ name }) => ({ key: name, text: periodText(name, lang), short: shortText(name, lang) }));
