import type { RankingRow as Row } from '@caravan/shared/contracts/calls';
import { formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Picture, TextLink, VisuallyHidden } from '@caravan/shared/ui';
import type { Unit } from '../../api/measures';
import { Medal } from '../../components/Medal';
import { RankChange } from '../../components/RankChange';
import { priceRange } from './priceRange';
import { Line, Name, Place, Price, Reviews } from './RankingRow.styles';
import { RankingValue } from './RankingValue';

const Rank = ({ ranking }: { ranking: number }) => {
  const t = useTexts('ranking');
  const medal = ([1, 2, 3] as const).find((place) => place === ranking);
  return medal ? (
    <>
      <Medal place={medal} />
      <VisuallyHidden>{t('rank.medal', { place: ranking })}</VisuallyHidden>
    </>
  ) : (
    <b>{ranking}</b>
  );
};

/** A series in the ranking: rank, change, mark and name, price and reviews, the value. */
export const RankingRow = ({ row, unit }: { row: Row; unit: Unit }) => {
  const t = useTexts('ranking');
  const { lang, currency } = useSite();
  const { logo, brandNameEn, seriesNameEn, salesModelId } = row.seriesInfo;
  const reviews = formatNumber(row.carReviewCount, lang);
  return (
    <Line>
      <Place>
        <Rank ranking={row.ranking} />
        <RankChange ranking={row.ranking} lastRanking={row.lastRanking} />
      </Place>
      <Picture src={logo} alt="" width={56} height={56} ratio="1/1" fit="contain" />
      <Name>
        <span>{brandNameEn}</span>
        <h3>
          {salesModelId ? (
            <TextLink to={`/sales/detail/month/${encodeURIComponent(salesModelId)}`}>{seriesNameEn}</TextLink>
          ) : (
            seriesNameEn
          )}
        </h3>
      </Name>
      <Price>
        <VisuallyHidden>{t('price')} </VisuallyHidden>
        {priceRange(row.seriesInfo, currency, lang) ?? (
          <>
            <span aria-hidden="true">{MISSING}</span>
            <VisuallyHidden>{t('noPrice')}</VisuallyHidden>
          </>
        )}
      </Price>
      <Reviews>
        <span aria-hidden="true">{reviews}</span>
        <span>{t('reviews', { count: row.carReviewCount, number: reviews })}</span>
      </Reviews>
      <RankingValue row={row} unit={unit} />
    </Line>
  );
};
