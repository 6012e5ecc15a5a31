import { Chart } from '@caravan/shared/charts';
import type { BarPoint } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { salesEmbed } from '../api/embedAddress';
import type { Sold } from '../api/marketApi';
import type { SalesView } from '../api/salesView';
import { fileOf, useChartWords } from './useChartWords';

const isYear = (name: string): boolean => /^\d+$/.test(name);

/** The year that half of the units are of, or newer; none where that is one of "2009 and earlier". */
const middleYear = (years: readonly BarPoint[]): string | undefined => {
  const half = years.reduce((sum, { value }) => sum + value, 0) / 2;
  const newerThan = (place: number): number => years.slice(place).reduce((sum, { value }) => sum + value, 0);
  const name = years.findLast((_, place) => newerThan(place) >= half && half > 0)?.name;
  return name !== undefined && isYear(name) ? name : undefined;
};

/** A year on the axis: of "2009 and earlier" the year with a sign. */
const shortYear = (name: string): string => (isYear(name) ? name : `≤ ${/\d{4}/.exec(name)?.[0] ?? name}`);

/** How old the cars are that are sold: units by model year. */
export const YearsChart = ({ sold: { yearList, saleList }, view }: { sold: Sold; view: SalesView }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { interval, location } = view;
  const words = useChartWords(interval);
  const year = middleYear(yearList);
  const newest = saleList.at(-1)?.name ?? '';
  return (
    <Chart
      {...(year === undefined ? {} : { title: t('years.message', { year }) })}
      label={t(`years.${interval}`, { country: t(`countries.${location}`) })}
      periods={yearList.map(({ name }) => ({ key: name, text: name, short: shortYear(name) }))}
      series={[
        {
          id: 'units',
          name: t('units'),
          unit: t(`unitOf.${interval}`),
          kind: 'column',
          tone: 'accent',
          axis: 'start',
          values: yearList.map(({ value }) => value),
          format: (value) => formatNumber(value, lang),
        },
      ]}
      notes={{ unit: t('years.unit'), ...words.within(newest) }}
      texts={{ ...words.texts, period: t('years.year'), keys: t('years.keys') }}
      file={fileOf('years', location, interval, newest)}
      embed={salesEmbed('by-year', view)}
    />
  );
};
