import type { Prize } from '@caravan/shared/contracts/calls';
import { Fetched, useTexts, useSite } from '@caravan/shared/site';
import { Section, Skeleton, EmptyState, Picture } from '@caravan/shared/ui';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { api } from '../../api/api';
import { DemoNote } from '../../components/DemoNote';
import { First, Ledger, Line, Amount, Left, Name, Words } from './PrizeLedger.styles';

/** Prizes: those of the draw (`drawn`), otherwise of the list call. */
export const Prizes = ({ drawn }: { readonly drawn: readonly Prize[] | undefined }) => {
  const t = useTexts('marketplace');
  const list = api.query('prizeList').useQuery({}, { skip: drawn !== undefined });
  const query = drawn === undefined ? list : { data: drawn, isError: false, isFetching: false, refetch: list.refetch };
  return (
    <Section title={t('prize.prizes')}>
      <Fetched query={query} skeleton={<PrizesSkeleton />} failure={t('prize.prizesFailed')}>
        {(prizes) => (
          <>
            {drawn === undefined && <DemoNote kind="prize" items={prizes} />}
            <PrizeLedger prizes={prizes} />
          </>
        )}
      </Fetched>
    </Section>
  );
};

const PrizesSkeleton = () => (
  <Ledger $alone={false}>
    <First>
      <Skeleton $ratio="16/10" />
      <Skeleton $height="4rem" />
    </First>
    {Array.from({ length: 4 }, (_, index) => (
      <Line key={index}>
        <Skeleton $ratio="3/2" />
        <Skeleton $height="3.25rem" />
      </Line>
    ))}
  </Ledger>
);

/** The first prize with a large picture, and a list of the others. */
const PrizeLedger = ({ prizes }: { readonly prizes: readonly Prize[] }) => {
  const t = useTexts('marketplace');
  const [first, ...others] = prizes;
  if (!first) return <EmptyState title={t('prize.noPrizes')} />;
  return (
    <Ledger $alone={others.length === 0}>
      <First>
        <Picture src={first.image} alt="" width={1200} height={750} priority />
        <PrizeWords prize={first} isFirst />
      </First>
      {others.map((prize) => (
        <Line key={prize.id}>
          <Picture src={prize.image} alt="" width={1200} height={750} ratio="3/2" />
          <PrizeWords prize={prize} />
        </Line>
      ))}
    </Ledger>
  );
};

const PrizeWords = ({ prize, isFirst = false }: { readonly prize: Prize; readonly isFirst?: boolean }) => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const { title, amount, left, total } = prize;
  return (
    <Words>
      <Name $isFirst={isFirst}>{title}</Name>
      <Amount $isFirst={isFirst}>{amount === null ? t('noPrice') : formatMoney(amount, currency, lang)}</Amount>
      <Left>
        {left > 0
          ? t('prize.leftOf', { left: formatNumber(left, lang), total: formatNumber(total, lang) })
          : t('prize.allWon')}
      </Left>
    </Words>
  );
};
