import type { Prize } from '@caravan/shared/contracts/calls';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { EmptyState, Picture } from '@caravan/shared/ui';
import { Amount, First, Ledger, Left, Line, Name, Words } from './PrizeLedger.styles';

/** The first prize with a large picture, and a list of the others. */
export const PrizeLedger = ({ prizes }: { readonly prizes: readonly Prize[] }) => {
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
