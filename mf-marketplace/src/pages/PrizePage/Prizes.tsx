import type { Prize } from '@caravan/shared/contracts/calls';
import { Fetched, useTexts, useSite } from '@caravan/shared/site';
import { Section, Skeleton, EmptyState, Picture } from '@caravan/shared/ui';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { api } from '../../api/api';
import { DemoNote } from '../../components/DemoNote';
import { First, Ledger, Line, Amount, Left, Name, TextBlock } from './PrizeLedger.styles';

/** Prizes: those of the draw (`prizesOfDraw`), otherwise of the list call. */
export const Prizes = ({ prizesOfDraw }: { readonly prizesOfDraw: readonly Prize[] | undefined }) => {
  const t = useTexts('marketplace');
  const list = api.query('prizeList').useQuery({}, { skip: prizesOfDraw !== undefined });
  const query =
    prizesOfDraw === undefined
      ? list
      : { data: prizesOfDraw, isError: false, isFetching: false, refetch: list.refetch };
  return (
    <Section title={t('prize.prizes')}>
      <Fetched query={query} skeleton={<PrizesSkeleton />} failure={t('prize.prizesFailed')}>
        {(prizes) => (
          <>
            {prizesOfDraw === undefined && <DemoNote kind="prize" items={prizes} />}
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
  const [first, ...otherPrizes] = prizes;
  if (!first) return <EmptyState title={t('prize.noPrizes')} />;
  return (
    <Ledger $alone={otherPrizes.length === 0}>
      <First>
        <Picture src={first.image} alt="" width={1200} height={750} priority />
        <PrizeText prize={first} isFirst />
      </First>
      {otherPrizes.map((prize) => (
        <Line key={prize.id}>
          <Picture src={prize.image} alt="" width={1200} height={750} ratio="3/2" />
          <PrizeText prize={prize} />
        </Line>
      ))}
    </Ledger>
  );
};

const PrizeText = ({ prize, isFirst = false }: { readonly prize: Prize; readonly isFirst?: boolean }) => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const { title, amount, left, total } = prize;
  return (
    <TextBlock>
      <Name $isFirst={isFirst}>{title}</Name>
      <Amount $isFirst={isFirst}>{amount === null ? t('noPrice') : formatMoney(amount, currency, lang)}</Amount>
      <Left>
        {left > 0
          ? t('prize.leftOf', { left: formatNumber(left, lang), total: formatNumber(total, lang) })
          : t('prize.allWon')}
      </Left>
    </TextBlock>
  );
};
