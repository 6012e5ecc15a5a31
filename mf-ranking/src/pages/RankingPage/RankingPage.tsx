import { Suspense, type MouseEvent } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { ViewProps } from '@caravan/shared/page';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { measure, smallSoft, space } from '@caravan/shared/theme';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { isPlainClick, Notice, PageHeading, useFocusOnPage } from '@caravan/shared/ui';
import { api } from '../../api/api';
import {
  listAddress,
  rankingView,
  rankListArguments,
  type RankingView,
  type RankList,
  type TrendQuery,
} from '../../api/rankingView';
import { definePage } from '../../define';
import { RankingFilters } from './RankingFilters';
import { RankingList } from './RankingList';
import { Results } from './RankingRow.styles';
import { RankingTiles } from './RankingTiles';

/** `trend` loads the trend of the series that the address opens. */
type RankingQueries = { readonly list: BoundQuery<RankList>; readonly trend?: TrendQuery };

const queriesOf = (view: RankingView): RankingQueries => ({
  list: boundQuery(api.query('rankList'), rankListArguments(view)),
  ...(view.trend !== undefined && { trend: boundQuery(api.query('trendList'), { seriesId: view.trend }) }),
});

const RankingPage = ({ view, queries, link }: ViewProps<RankingView, RankingQueries>) => {
  const t = useTexts('ranking');
  const { id } = view;
  const list = listAddress(view);
  const resultsRef = useFocusOnPage<HTMLDivElement>(list, view.page);
  const focusResults = (event: MouseEvent): void => {
    if (isPlainClick(event)) resultsRef.current?.focus({ preventScroll: true });
  };
  usePageView('DATA_RANKING_PV', { id });
  useStay('DATA_RANKING_STAY', { id });
  return (
    <>
      <PageHeading title={t(`tiles.${id}.title`)} lead={`${t(`tiles.${id}.lead`)} ${t('carriedOn')}`} />
      <RankingTiles current={id} />
      <Suspense fallback={null}>
        <RankingFilters view={view} link={link} list={queries.list} onLeave={focusResults} />
      </Suspense>
      {view.invalid.length > 0 && (
        <Notice>{view.invalid.map((parameter) => t(`invalid.${parameter}`)).join(' ')}</Notice>
      )}
      <Results ref={resultsRef} tabIndex={-1}>
        {/* A new list for each type and filter: it does not keep the rows of the previous one. */}
        <RankingList
          key={list}
          view={view}
          link={link}
          query={queries.list}
          trend={queries.trend}
          onLeave={focusResults}
        />
      </Results>
      <Note>{t('demo')}</Note>
    </>
  );
};

export const page = definePage('ranking', {
  address: ({ params: { id }, search, setting }) => rankingView(id, search, setting.today),
  queries: queriesOf,
  View: RankingPage,
  meta: ({ view, queries, answer, t }) => ({
    title: t(`tiles.${view.id}.title`),
    heading: t(`tiles.${view.id}.title`),
    description: t(`tiles.${view.id}.lead`),
    ...(view.page > 1 && answer(queries.list)?.data.length === 0 ? { status: 404 as const } : {}),
  }),
});

const Note = styled.p`
  max-width: ${measure.text};
  padding-block: ${space[2]} ${space[6]};
  ${smallSoft}
`;
