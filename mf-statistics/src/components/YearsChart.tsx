import { Chart } from '@caravan/shared/charts';
import { formatNumber, formatPercent } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { salesEmbed } from '../api/embedAddress';
import type { Sold } from '../api/marketApi';
import type { SalesView } from '../api/salesView';
import { isYear, middleYear } from './middleYear';
import { fileOf, useChartTexts } from './useChartTexts';

/** Returns the short year for the axis: "≤ 2009" for "2009 and earlier". */
const shortYear = (name: string): string => (isYear(name) ? name : `≤ ${/\d{4}/.exec(name)?.[0] ?? name}`);

/** Shows the sold cars by model year. */
export const YearsChart = ({ sold: { yearList, saleList }, view }: { sold: Sold; view: SalesView }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { interval, location } = view;
  const chartTexts = useChartTexts(interval);
  const middle = middleYear(yearList);
  const newest = saleList.at(-1)?.name ?? '';
  return (
    <Chart
      {...(middle && {
        title: t(`years.${middle.isNewest ? 'newest' : 'message'}`, {
          year: middle.year,
          share: formatPercent(middle.share, lang),
        }),
      })}
      label={t(`years.${interval}`, { country: t(`countries.${location}`) })}
      periods={yearList.map(({ name }) => ({
        key: name,
        text: name,
        short: shortYear(name),
        coversEarlier: !isYear(name),
      }))}
      series={[
        {
          id: 'units',
          name: t('units'),
          unit: t(`unitOf.${interval}`),
          kind: 'column',
          tone: 'accent',
          values: yearList.map(({ value }) => value),
          format: (value) => formatNumber(value, lang),
        },
      ]}
      notes={{ unit: t('years.unit'), ...chartTexts.notesWithin(newest) }}
      texts={{ ...chartTexts.texts, period: t('years.year'), keys: t('years.keys') }}
      file={fileOf('years', location, interval, newest)}
      embed={salesEmbed('by-year', view)}
    />
  );
};
