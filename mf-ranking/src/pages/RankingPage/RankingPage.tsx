import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { PageProps } from '@caravan/shared/page';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { colour, measure, size, space } from '@caravan/shared/theme';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { PageHeading } from '@caravan/shared/ui';
import { rankingApi } from '../../api/rankingApi';
import { rankingView, rankListArguments, type RankingView, type RankList } from '../../api/rankingView';
import { definePage } from '../../section';
import { RankingFilters } from './RankingFilters';
import { RankingList } from './RankingList';
import { RankingTiles } from './RankingTiles';

const RankingPage = ({ view, queries }: PageProps<RankingView, { readonly list: BoundQuery<RankList> }>) => {
  const t = useTexts('ranking');
  const { id } = view;
  usePageView('DATA_RANKING_PV', { id });
  useStay('DATA_RANKING_STAY', { id });
  return (
    <>
      <PageHeading title={t(`tiles.${id}.title`)} lead={t(`tiles.${id}.lead`)} />
      <RankingTiles current={id} />
      <RankingFilters view={view} />
      {/* A list of its own for each ranking: choosing another clears the one before. */}
      <RankingList key={id} view={view} query={queries.list} />
      <Note>{t('demo')}</Note>
    </>
  );
};

export const page = definePage('ranking', {
  address: ({ params: { id }, search, setting }) => rankingView(id, search, setting.today),
  queries: (view) => ({ list: boundQuery(rankingApi.endpoints.rankList, rankListArguments(view)) }),
  View: RankingPage,
  meta: ({ view, t }) => ({ title: t(`tiles.${view.id}.title`) }),
});

const Note = styled.p`
  max-width: ${measure.text};
  padding-block: ${space[2]} ${space[6]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
