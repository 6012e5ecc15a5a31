import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LoadArguments, RemotePage } from '@caravan/shared/contracts';
import { prefetch } from '@caravan/shared/store';
import { rankingApi, useRankListQuery } from '../../api/rankingApi';

const Row = styled.li`
  padding: 4px;
`;

const argumentsOf = (search: URLSearchParams) => ({
  rankType: 11 as const,
  size: 10,
  current: Number(search.get('page') ?? 1),
});

const RankingPage = (): ReactElement => {
  const { t } = useTranslation('ranking');
  const [search] = useSearchParams();
  const { data } = useRankListQuery(argumentsOf(search));
  return (
    <>
      <h1>{t('title')}</h1>
      <ol>
        {data?.data.map((row) => (
          <Row key={row.seriesId}>{row.seriesInfo.seriesNameEn}</Row>
        ))}
      </ol>
    </>
  );
};

export const page: RemotePage = {
  Component: RankingPage,
  load: async ({ context, url }: LoadArguments) => {
    await prefetch(context, rankingApi.endpoints.rankList, argumentsOf(url.searchParams));
  },
};
