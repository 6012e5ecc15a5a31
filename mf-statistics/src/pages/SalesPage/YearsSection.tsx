import { Chart } from '@caravan/shared/charts';
import type { BarPoint } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import type { PageProps } from '@caravan/shared/page';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { Section, Skeleton } from '@caravan/shared/ui';
import type { MarketQueries, Sold } from '../../api/marketApi';
import { fileOf, useChartWords } from '../../components/useChartWords';
import type { SalesView } from './salesView';

/** The year that half of the units are of, or newer. */
const middleYear = (years: readonly BarPoint[]): string | undefined => {
  const half = years.reduce((sum, { value }) => sum + value, 0) / 2;
  const newerThan = (place: number): number => years.slice(place).reduce((sum, { value }) => sum + value, 0);
  return years.findLast((_, place) => newerThan(place) >= half && half > 0)?.name;
};

/** A year on the axis: of "2009 and earlier" the year with a sign. */
const shortYear = (name: string): string => (/^\d+$/.test(name) ? name : `≤ ${/\d{4}/.exec(name)?.[0] ?? name}`);

const Years = ({ sold: { yearList, saleList }, view }: { sold: Sold; view: SalesView }) => {
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
    />
  );
};

/** How old the cars are that are sold: units by model year. */
export const YearsSection = ({ view, queries }: PageProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('years.title')}>
      <Fetched query={queries.sold.useQuery()} skeleton={<Skeleton $height="32rem" />} failure={t('years.failed')}>
        {(sold) => <Years sold={sold} view={view} />}
      </Fetched>
    </Section>
  );
};
