import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatMonth } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { lastWeek, MARKETS, type Market } from '@caravan/shared/terms';
import { colour, media, smallSoft, space } from '@caravan/shared/theme';
import { Button, FilterLinks, Select, type ViewAddress } from '@caravan/shared/ui';
import type { Interval } from '../api/marketView';
import type { SalesView } from '../api/salesView';
import { periodText } from './periods';

interface MarketFiltersProps {
  readonly view: SalesView;
  /** Address of another country. It has no month. */
  readonly countryTo: (location: Market) => ViewAddress;
  readonly intervalTo: (interval: Interval) => ViewAddress;
  readonly monthTo: (month: string | undefined) => ViewAddress;
}

/**
 * Filters by country, interval and month. The filters are links and a form, so that each view has an address and works without
 * JavaScript.
 */
export const MarketFilters = ({ view, countryTo, intervalTo, monthTo }: MarketFiltersProps) => {
  const t = useTexts('statistics');
  const { lang, today } = useSite();
  const navigate = useNavigate();
  const { location, interval, months, month } = view;
  // Weeks continue after the last complete month, so the newest month is the default.
  const newestOption = {
    value: '',
    text: interval === 'week' ? periodText(lastWeek(today), lang) : formatMonth(months[0], lang),
  };
  const choices = interval === 'week' ? months : months.slice(1);
  const selected = month !== undefined && choices.includes(month) ? month : '';
  const [path = '', search = ''] = monthTo(undefined).href.split('?');
  return (
    <Bar>
      <FilterLinks
        label={t('country')}
        links={MARKETS.map((market) => ({
          key: market,
          text: t(`countries.${market}`),
          to: countryTo(market),
          current: market === location,
        }))}
      />
      <FilterLinks
        label={t('sales.interval')}
        links={(['week', 'month'] as const).map((choice) => ({
          key: choice,
          text: t(choice === 'week' ? 'sales.weekly' : 'sales.monthly'),
          to: intervalTo(choice),
          current: choice === interval,
        }))}
      />
      <Months method="get" action={path}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          label={t('sales.month')}
          name="month"
          value={selected}
          options={[newestOption, ...choices.map((value) => ({ value, text: formatMonth(value, lang) }))]}
          onChange={(chosen) => void navigate(monthTo(chosen || undefined).now(), { preventScrollReset: true })}
        />
        <noscript>
          <Button type="submit">{t('sales.show')}</Button>
        </noscript>
      </Months>
      {interval === 'week' && <WeekRule>{t('sales.weekMonth')}</WeekRule>}
    </Bar>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[2]} ${space[3]};
  border-top: 1px solid ${colour.line};
`;

/** The text below "Figures up to". */
const WeekRule = styled.p`
  flex-basis: 100%;
  ${smallSoft}
  text-align: end;
  ${media.narrow} {
    text-align: start;
  }
`;

const Months = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${space[1]};
  margin-inline-start: auto;
  ${media.narrow} {
    margin-inline-start: 0;
  }
`;
