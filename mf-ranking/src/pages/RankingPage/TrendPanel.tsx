import { styled } from 'styled-components';
import { formatMonth } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { measure, smallSoft, space } from '@caravan/shared/theme';
import { anyPrice, isSamePrice } from '../../api/price';
import type { RankingView, TrendQuery } from '../../api/rankingView';
import { TrendCharts } from '../../components/TrendCharts';
import { TrendFigures } from '../../components/TrendFigures';
import { TrendSkeleton } from '../../components/TrendSkeleton';

interface TrendPanelProps {
  readonly id: string;
  /** Brand and name of the series. */
  readonly series: string;
  readonly seriesId: string;
  readonly view: RankingView;
  readonly query: TrendQuery;
}

/** Returns whether the list ranks the same as trends do: all series by retail sales of the newest month. */
const isRankedLikeTrend = ({ measure: { key }, month, months, carType, price }: RankingView): boolean =>
  key === 'retail' && month === months[0] && carType === undefined && isSamePrice(price, anyPrice);

/** Shows the open trend of a series: its newest month against the previous one and a year of sales and ranks. */
export const TrendPanel = ({ id, series, seriesId, view, query }: TrendPanelProps) => {
  const t = useTexts('ranking');
  const { lang } = useSite();
  return (
    <Panel id={id} aria-label={t('trend.of', { series })}>
      <Fetched query={query.useQuery()} skeleton={<TrendSkeleton />} failure={t('failed.trend')}>
        {([oldest, ...laterPoints]) => {
          if (!oldest) return <p>{t('trend.texts.noData')}</p>;
          const newest = laterPoints.at(-1) ?? oldest;
          return (
            <>
              <TrendFigures point={newest} />
              {!isRankedLikeTrend(view) && (
                <DifferenceNote>{t('trend.differs', { month: formatMonth(newest.month, lang) })}</DifferenceNote>
              )}
              <TrendCharts points={[oldest, ...laterPoints]} series={series} seriesId={seriesId} />
            </>
          );
        }}
      </Fetched>
    </Panel>
  );
};

const Panel = styled.section`
  padding-block: ${space[2]} ${space[4]};
`;

const DifferenceNote = styled.p`
  max-width: ${measure.text};
  margin-top: ${space[2]};
  ${smallSoft}
`;
