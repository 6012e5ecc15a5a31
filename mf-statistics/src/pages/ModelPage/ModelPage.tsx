import { Fragment } from 'react';
import { chartParts } from '@caravan/shared/charts';
import { notFound } from '@caravan/shared/contracts';
import { isUnknown, type ViewProps } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import { boundQuery } from '@caravan/shared/store';
import { MARKETS, type Market } from '@caravan/shared/terms';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { Breadcrumbs, PageHeading } from '@caravan/shared/ui';
import { modelAddress, withMarket } from '../../api/marketView';
import { api } from '../../api/api';
import { hotNameOf, modelQueries, modelView, type ModelQueries, type ModelView } from '../../api/modelView';
import { MarketFilters } from '../../components/MarketFilters';
import { Notes } from '../../components/Notes';
import { InvalidAddress } from '../../components/InvalidAddress';
import { definePage } from '../../define';
import { AnalysisSection } from './AnalysisSection';
import { HotModels } from './HotModels';
import { modelMeta } from './modelMeta';
import { ModelSearch } from './ModelSearch';
import { TrendSection } from './TrendSection';

type ModelProps = ViewProps<ModelView, ModelQueries>;

const ModelPage = ({ view, queries, link }: ModelProps) => {
  const t = useTexts('statistics');
  const { modelId, interval, location } = view;
  usePageView('STATISTIC_MODEL_PV', { modelId, type: interval });
  useStay('STATISTIC_MODEL_STAY', { modelId, type: interval });
  const { data: trend } = queries.trend.useQuery();
  const { data: hot } = queries.hot.useQuery();
  const otherModelId = queries.hotElsewhere.useQuery().currentData?.[0]?.modelId ?? modelId;
  // While another period of the model loads, `trend` is that of the one before.
  const ownName = trend?.modelId === modelId ? trend.modelName : undefined;
  const name = ownName ?? hotNameOf(hot, modelId) ?? t('model.title');
  const country = t(`inCountries.${location}`);
  return (
    <>
      <PageHeading
        above={
          <Breadcrumbs
            label={t('model.way')}
            items={[
              { text: t('model.home'), to: '/home' },
              { text: t('sales.title'), to: withMarket('/sales/list', { location }) },
              { text: name },
            ]}
          />
        }
        title={name}
        lead={t('model.lead', { country })}
        action={<ModelSearch view={view} />}
      />
      <HotModels view={view} link={link} query={queries.hot} />
      <MarketFilters
        view={view}
        countryTo={(market) =>
          link((latestView) =>
            modelAddress(latestView.interval, market === location ? modelId : otherModelId, { location: market }),
          )
        }
        intervalTo={(chosenInterval) =>
          link((latestView) => modelAddress(chosenInterval, latestView.modelId, latestView))
        }
        monthTo={(chosen) =>
          link((latestView) => modelAddress(latestView.interval, latestView.modelId, { ...latestView, month: chosen }))
        }
      />
      <InvalidAddress view={view} />
      {/* A new element for each model, market and interval, so that figures never appear below the texts of another. */}
      <Fragment key={`${modelId} ${location} ${interval}`}>
        <TrendSection view={view} queries={queries} />
        <AnalysisSection view={view} query={queries.analysis} />
      </Fragment>
      <Notes />
    </>
  );
};

export const page = definePage('model', {
  address: ({ params: { type, id }, search, setting }) => modelView(type, id, search, setting.today),
  queries: modelQueries,
  View: ModelPage,
  lazyParts: chartParts,
  meta: ({ view, queries, answer, setting, t }) =>
    modelMeta(view, answer(queries.trend), answer(queries.hot), setting, t),
  onFailure: (error, query, { queries: { trend } }) => {
    if (query === trend && isUnknown(error)) throw notFound();
  },
  addresses: async ({ fetch }) => {
    const trees = await Promise.all(MARKETS.map((location) => fetch(boundQuery(api.query('modelTree'), { location }))));
    // Lists each model once, in the first market that sells it. Pages of other markets have no data of it.
    const marketOf = new Map<string, Market>();
    for (const [index, location] of MARKETS.entries())
      for (const { modelId } of trees[index]?.flatMap(({ models }) => models) ?? [])
        if (!marketOf.has(modelId)) marketOf.set(modelId, location);
    return [...marketOf].map(([id, location]) => modelAddress('week', id, { location }));
  },
});
