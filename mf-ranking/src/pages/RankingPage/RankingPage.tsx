import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { notFound, type LoadArguments, type RemotePage } from '@caravan/shared/contracts';
import { useSite } from '@caravan/shared/site';
import { prefetch } from '@caravan/shared/store';
import { colour, measure, size, space } from '@caravan/shared/theme';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { PageHeading } from '@caravan/shared/ui';
import { isRankingId, type RankingId } from '../../api/measures';
import { saleMonths } from '../../api/months';
import { rankingApi, useTodayQuery } from '../../api/rankingApi';
import { rankingView, rankListArguments } from '../../api/rankingView';
import { RankingFilters } from './RankingFilters';
import { RankingList } from './RankingList';
import { RankingTiles } from './RankingTiles';
import { titles } from './titles';

const Ranking = ({ id, today }: { id: RankingId; today: string }) => {
  const { t } = useTranslation('ranking');
  const { lang } = useSite();
  const [search] = useSearchParams();
  const view = rankingView(id, search, today);
  const months = id === 'sale' ? saleMonths(today) : [];
  usePageView('DATA_RANKING_PV', { id });
  useStay('DATA_RANKING_STAY', { id });
  return (
    <>
      <PageHeading title={titles[id][lang]} lead={t(`tiles.${id}.lead`)} />
      <RankingTiles current={id} />
      <RankingFilters view={view} months={months} />
      {/* A list of its own for each ranking: choosing another clears the one before. */}
      <RankingList key={id} view={view} newest={months[0]} />
      <Note>{t('demo')}</Note>
    </>
  );
};

const RankingPage = () => {
  const { id } = useParams();
  const { data: today } = useTodayQuery();
  return isRankingId(id) && today !== undefined ? <Ranking id={id} today={today} /> : null;
};

const load = async ({ context, params: { id }, url }: LoadArguments): Promise<void> => {
  if (!isRankingId(id)) throw notFound();
  const { data: today } = await prefetch(context, rankingApi.endpoints.today, undefined);
  if (typeof today !== 'string') return;
  const view = rankingView(id, url.searchParams, today);
  await prefetch(context, rankingApi.endpoints.rankList, rankListArguments(view));
};

export const page: RemotePage = {
  Component: RankingPage,
  load,
  meta: ({ params: { id }, lang }) => (isRankingId(id) ? { title: titles[id][lang] } : {}),
};

const Note = styled.p`
  max-width: ${measure.text};
  padding-block: ${space[2]} ${space[6]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
