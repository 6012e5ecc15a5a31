import { styled } from 'styled-components';
import { formatNumber, MISSING } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { space } from '@caravan/shared/theme';
import { Skeleton, Stat } from '@caravan/shared/ui';
import type { ModelFigures } from '../../api/modelView';
import { FigureRow } from '../../components/FigureRow';
import { shareText } from '../../components/shareText';

/** Rank that the API returns for a model without one. */
const UNRANKED = -1;

/** Shows rank, share and cars on offer of a model in its market. */
export const MarketFigures = ({ query }: { readonly query: BoundQuery<ModelFigures> }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const rankText = (rank: number): string => (rank === UNRANKED ? MISSING : formatNumber(rank, lang));
  return (
    <ReservedSpace>
      <Fetched query={query.useQuery()} skeleton={<Skeleton $height="6.5rem" />} failure={t('model.figures.failed')}>
        {({ count, ranking, lastRanking, share, stock }) => (
          <FigureRow>
            <Stat
              label={t('model.figures.rank')}
              value={rankText(ranking)}
              note={t('model.figures.rankBefore', { place: rankText(lastRanking) })}
            />
            <Stat
              label={t('model.figures.share')}
              value={share === null ? MISSING : shareText(share / 100, count, lang)}
              note={t('model.figures.shareNote')}
            />
            <Stat
              label={t('model.figures.stock')}
              value={formatNumber(stock, lang)}
              note={t('model.figures.stockNote')}
            />
          </FigureRow>
        )}
      </Fetched>
    </ReservedSpace>
  );
};

const ReservedSpace = styled.div`
  margin-top: ${space[2]};
`;
