import { styled } from 'styled-components';
import type { PriceChanges, WatchKind } from '@caravan/shared/contracts/calls';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { smallSoft, space } from '@caravan/shared/theme';
import { Disclosure, FactList, Skeleton, Table } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { LazyDisclosure } from '../LazyDisclosure';
import { fromFirstPrice, summaryOf } from './priceSteps';
import { Sparkline } from './Sparkline';

interface PriceHistoryProps {
  readonly kind: WatchKind;
  readonly id: string;
}

/** The price of a car over time. Its data load when the visitor opens it. */
export const PriceHistory = (props: PriceHistoryProps) => {
  const t = useTexts('marketplace');
  return <LazyDisclosure title={t('priceHistory.title')}>{() => <LoadedHistory {...props} />}</LazyDisclosure>;
};

const LoadedHistory = ({ kind, id }: PriceHistoryProps) => {
  const t = useTexts('marketplace');
  const query = api.query('priceHistory').useQuery({ kind, id });
  return (
    <Fetched query={query} skeleton={<Skeleton $height="16rem" />} failure={t('priceHistory.failed')}>
      {({ days, isDemo }) => (
        <>
          <History days={fromFirstPrice(days)} />
          {isDemo === true && <Note>{t('priceHistory.demo')}</Note>}
        </>
      )}
    </Fetched>
  );
};

const History = ({ days }: Pick<PriceChanges, 'days'>) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const summary = summaryOf(days);
  if (summary === undefined) return <p>{t('priceHistory.unknown')}</p>;
  const { first, last, lowest, highest, change } = summary;
  const money = (amount: number): string => formatMoney(amount, currency, lang);
  const day = formatDate(first.day, lang);
  if (days.length === 1) return <p>{t('priceHistory.unchanged', { day, price: money(first.price) })}</p>;
  const share = formatPercent(change / first.price, lang, { sign: true });
  const facts = [
    { term: t('priceHistory.first'), value: `${day}, ${money(first.price)}` },
    { term: t('priceHistory.lowest'), value: money(lowest) },
    { term: t('priceHistory.highest'), value: money(highest) },
    { term: t('priceHistory.change'), value: `${change > 0 ? '+' : ''}${money(change)} (${share})` },
  ];
  return (
    <>
      <Sparkline
        days={days}
        since={first.day}
        label={t('priceHistory.plot', { day, first: money(first.price), last: money(last.price) })}
      />
      <FactList columns="auto" facts={facts} />
      <Disclosure title={t('priceHistory.all', { number: formatNumber(days.length, lang) })}>
        <Table
          caption={t('priceHistory.title')}
          hideCaption
          rows={days}
          rowKey={(row) => row.day}
          columns={[
            {
              key: 'day',
              title: t('priceHistory.since'),
              header: true,
              cell: (row) => formatDate(row.day, lang),
            },
            {
              key: 'price',
              title: t('priceHistory.price'),
              align: 'end',
              cell: ({ price }) => (price === null ? t('noPrice') : money(price)),
            },
          ]}
        />
      </Disclosure>
      {currency !== 'USD' && <Note>{t('priceHistory.rate')}</Note>}
    </>
  );
};

const Note = styled.p`
  margin-top: ${space[1]};
  ${smallSoft}
`;
