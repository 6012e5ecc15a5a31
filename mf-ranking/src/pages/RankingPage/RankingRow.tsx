import { Link } from 'react-router-dom';
import type { RankingRow as Row } from '@caravan/shared/contracts/calls';
import { formatNumber, formatMoney, formatMoneyRange } from '@caravan/shared/format';
import { chartParts } from '@caravan/shared/charts';
import { lazyPart, prepareParts, type LinkOf } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { Picture, ViewLink, VisuallyHidden } from '@caravan/shared/ui';
import type { Currency, Language } from '@caravan/shared/contracts';
import { rankingAddress, type RankingView, type TrendQuery } from '../../api/rankingView';
import { Medal } from '../../components/Medal';
import { RankChange } from '../../components/RankChange';
import { TrendSkeleton } from '../../components/TrendSkeleton';
import { Item, Line, Name, RankCell, Price, Reviews, RowLinks } from './RankingRow.styles';
import { RankingValue } from './RankingValue';

// The charts load with the first opened trend.
const TrendPanel = lazyPart(
  async () => {
    const [{ TrendPanel: View }] = await Promise.all([
      import(/* webpackChunkName: "trend" */ './TrendPanel'),
      prepareParts(chartParts),
    ]);
    return View;
  },
  { Fallback: TrendSkeleton },
);

const prepareTrend = (): void => void TrendPanel.prepare().catch(() => undefined);

const Rank = ({ ranking }: { ranking: number }) => {
  const t = useTexts('ranking');
  const medal = ([1, 2, 3] as const).find((rank) => rank === ranking);
  return medal ? (
    <>
      <Medal rank={medal} />
      <VisuallyHidden>{t('rank.medal', { place: ranking })}</VisuallyHidden>
    </>
  ) : (
    <b>{ranking}</b>
  );
};

interface RankingRowProps {
  readonly row: Row;
  readonly view: RankingView;
  readonly link: LinkOf<RankingView>;
  readonly trend?: TrendQuery | undefined;
}

/** Shows a series in the ranking, with its trend below if it is open. */
export const RankingRow = ({ row, view, link, trend }: RankingRowProps) => {
  const t = useTexts('ranking');
  const { lang, currency } = useSite();
  const { logo, brandNameEn, seriesNameEn, salesModelId, showTrend, brandId = '', offerCount = 0 } = row.seriesInfo;
  const reviews = formatNumber(row.carReviewCount, lang);
  const offers = formatNumber(offerCount, lang);
  const openTrend = showTrend && view.trend === row.seriesId ? trend : undefined;
  const panelId = `trend-${row.seriesId}`;
  return (
    <Item>
      <Line>
        <RankCell>
          <Rank ranking={row.ranking} />
          <RankChange ranking={row.ranking} lastRanking={row.lastRanking} />
        </RankCell>
        <Picture src={logo} alt="" width={56} height={56} ratio="1/1" fit="contain" />
        <Name>
          <span>{brandNameEn}</span>
          <h3>{seriesNameEn}</h3>
          {(showTrend || salesModelId || offerCount > 0) && (
            <RowLinks>
              {showTrend && (
                <ViewLink
                  to={link((latest) => rankingAddress(latest, { trend: openTrend ? undefined : row.seriesId }))}
                  aria-label={t('trend.of', { series: seriesNameEn })}
                  aria-expanded={openTrend !== undefined}
                  aria-controls={openTrend && panelId}
                  onPointerEnter={prepareTrend}
                  onFocus={prepareTrend}
                  preventScrollReset
                >
                  {t('trend.word')}
                  <svg viewBox="0 0 12 8" aria-hidden="true">
                    <path d="M1 1.5l5 5 5-5" />
                  </svg>
                </ViewLink>
              )}
              {salesModelId && (
                <Link
                  to={`/sales/detail/month/${encodeURIComponent(salesModelId)}`}
                  aria-label={t('inGeorgiaOf', { series: seriesNameEn })}
                >
                  {t('inGeorgia')}
                </Link>
              )}
              {offerCount > 0 && (
                <Link
                  to={`/cars?${new URLSearchParams({ brand: brandId, series: row.seriesId }).toString()}`}
                  aria-label={t('forSaleOf', { count: offerCount, number: offers, series: seriesNameEn })}
                >
                  {t('forSale', { count: offerCount, number: offers })}
                </Link>
              )}
            </RowLinks>
          )}
        </Name>
        <Price>
          <span>{t('price')} </span>
          <span aria-hidden="true">{t('inChina')} </span>
          {priceRange(row.seriesInfo, currency, lang) ?? t('noPrice')}
        </Price>
        <Reviews>
          <span aria-hidden="true">{reviews}</span>
          <span>{t('reviews', { count: row.carReviewCount, number: reviews })}</span>
        </Reviews>
        <RankingValue row={row} unit={view.measure.unit} />
      </Line>
      {openTrend && (
        <TrendPanel
          id={panelId}
          series={`${brandNameEn} ${seriesNameEn}`}
          seriesId={row.seriesId}
          view={view}
          query={openTrend}
        />
      )}
    </Item>
  );
};

/** Returns "$12,300–18,000" or one price. Undefined without a price. Amounts are in the currency of the call. */
const priceRange = (
  { minPrice, maxPrice }: { readonly minPrice: number | null; readonly maxPrice: number | null },
  currency: Currency,
  lang: Language,
): string | undefined => {
  const low = minPrice ?? maxPrice;
  if (low === null) return undefined;
  return maxPrice === null || maxPrice === low
    ? formatMoney(low, currency, lang)
    : formatMoneyRange(low, maxPrice, currency, lang);
};
