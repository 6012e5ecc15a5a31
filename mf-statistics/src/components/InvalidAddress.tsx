import { useSite, useTexts } from '@caravan/shared/site';
import { lastWeek } from '@caravan/shared/terms';
import { Notice } from '@caravan/shared/ui';
import type { SalesView } from '../api/salesView';
import { periodText } from './periods';

/** Names the invalid parameters of the address and the values that are shown instead. */
export const InvalidAddress = ({ view }: { view: SalesView }) => {
  const t = useTexts('statistics');
  const { lang, today } = useSite();
  const { location, interval, month, months, invalid } = view;
  if (invalid.length === 0) return null;
  const newest = interval === 'week' ? lastWeek(today) : (months[0] ?? '');
  const textValues = { country: t(`countries.${location}`), period: periodText(month ?? newest, lang) };
  return <Notice>{invalid.map((parameter) => t(`invalid.${parameter}`, textValues)).join(' ')}</Notice>;
};
