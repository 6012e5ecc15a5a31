import { Chart } from '@caravan/shared/charts';
import { formatDate } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { leadersOf } from '../../components/leaders';
import { daysOf } from '../../components/periods';
import type { FiguresProps } from './boardProps';
import { useBoardTexts } from './useBoardTexts';

export const DaysSection = ({ figures: { dayList }, days, source }: FiguresProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { number, views, visitors, head } = useBoardTexts(days, source);
  const [busiest, ...tied] = leadersOf(dayList, ({ value }) => value);
  const message =
    busiest &&
    t(`dashboard.days.${tied.length > 0 ? 'tied' : 'message'}`, {
      number: number(tied.length + 1),
      day: formatDate(busiest.name, lang),
      views: views(busiest.value),
      visitors: visitors(busiest.value2),
    });
  // The API counts every weekday of the range, also without an event.
  const countedDays = dayList.some(({ value, value2 }) => value > 0 || value2 > 0) ? dayList : [];
  const commonProps = { unit: t('unitOf.day'), format: number } as const;
  return (
    <Section title={t('dashboard.days.title')}>
      <Chart
        {...head('days', message)}
        periods={daysOf(countedDays, lang)}
        series={[
          {
            ...commonProps,
            id: 'views',
            name: t('dashboard.pv'),
            kind: 'column',
            tone: 'accent',
            values: countedDays.map(({ value }) => value),
          },
          {
            ...commonProps,
            id: 'visitors',
            name: t('dashboard.uv'),
            kind: 'line',
            tone: 'second',
            values: countedDays.map(({ value2 }) => value2),
          },
        ]}
      />
    </Section>
  );
};
