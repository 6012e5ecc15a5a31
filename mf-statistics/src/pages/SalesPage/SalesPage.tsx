import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LoadArguments, RemotePage } from '@caravan/shared/contracts';
import { prefetch } from '@caravan/shared/store';
import { Fetched } from '@caravan/shared/site';
import { colour, measure, size, space } from '@caravan/shared/theme';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { PageHeading, Section } from '@caravan/shared/ui';
import { statisticsApi, useSaleAnalysisQuery, useTodayQuery } from '../../api/statisticsApi';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import { SalesFilters } from './SalesFilters';
import { SalesTrend } from './SalesTrend';
import { monthsOffered, salesView } from './salesView';
import { trendPoints } from './trendPoint';

const Sales = ({ today }: { today: string }) => {
  const { t } = useTranslation('statistics');
  const [search] = useSearchParams();
  const view = salesView(search, today);
  const query = useSaleAnalysisQuery(view);
  const shown = { location: view.location, month: view.month };
  usePageView('STATISTIC_SALE_PV', shown);
  useStay('STATISTIC_SALE_STAY', shown);
  return (
    <>
      <PageHeading title={t('sales.title')} lead={t('sales.lead', { country: t(`inCountries.${view.location}`) })} />
      <SalesFilters view={view} months={monthsOffered(today)} />
      <Section title={t('sales.trend')}>
        <Fetched query={query} skeleton={<ChartSkeleton />} failure={t('failed.trend')}>
          {({ saleList }) => <SalesTrend points={trendPoints(saleList)} view={view} />}
        </Fetched>
      </Section>
      <Notes>
        <p>{t('sales.updated')}</p>
        <p>{t('sales.demo')}</p>
      </Notes>
    </>
  );
};

const SalesPage = () => {
  const { data: today } = useTodayQuery();
  return today === undefined ? <ChartSkeleton /> : <Sales today={today} />;
};

const load = async ({ context, url }: LoadArguments): Promise<void> => {
  const { data: today } = await prefetch(context, statisticsApi.endpoints.today, undefined);
  if (typeof today !== 'string') return;
  await prefetch(context, statisticsApi.endpoints.saleAnalysis, salesView(url.searchParams, today));
};

export const page: RemotePage = { Component: SalesPage, load };

const Notes = styled.aside`
  max-width: ${measure.text};
  padding-block: ${space[2]} ${space[6]};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
