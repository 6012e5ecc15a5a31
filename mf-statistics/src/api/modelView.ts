import { notFound } from '@caravan/shared/contracts';
import type { hotModelList, modelAnalysis, modelViewStatistic, salePriceTrends } from '@caravan/shared/contracts/calls';
import { boundQuery, type Answer, type BoundQuery } from '@caravan/shared/store';
import { api } from './api';
import { marketView, timeTypes, type Interval } from './marketView';
import { salesCall, type SalesView } from './salesView';

/** Longest id that calls accept (`id` of the contract). */
const MAX_ID_LENGTH = 64;

export interface ModelView extends SalesView {
  readonly modelId: string;
}

/** Throws `notFound()` for an impossible id, because calls would refuse it as malformed, not as unknown. */
export const modelView = (interval: Interval, id: string, search: URLSearchParams, today: string): ModelView => {
  if (id === '' || id.length > MAX_ID_LENGTH) throw notFound();
  return { ...marketView(search, today), modelId: id, interval };
};

export type ModelTrend = Answer<typeof salePriceTrends>;
export type ModelAnalysis = Answer<typeof modelAnalysis>;
export type ModelFigures = Answer<typeof modelViewStatistic>;
export type HotModels = Answer<typeof hotModelList>;

/** Returns the name of a model that is among the hot ones. It is known before its own figures are loaded. */
export const hotNameOf = (hot: HotModels | undefined, id: string): string | undefined => {
  const found = hot?.find(({ modelId }) => modelId === id);
  return found && `${found.brandName} ${found.modelName}`;
};

export interface ModelQueries {
  readonly [name: string]: BoundQuery<unknown>;
  readonly trend: BoundQuery<ModelTrend>;
  readonly figures: BoundQuery<ModelFigures>;
  readonly analysis: BoundQuery<ModelAnalysis>;
  readonly hot: BoundQuery<HotModels>;
  /** Models of the other country. The link to that country leads to its first model (SAL-3). */
  readonly hotElsewhere: BoundQuery<HotModels>;
}

/** Hot models are those of the last weeks, for both intervals (PMS-1). */
const hotModels = (location: ModelView['location']): BoundQuery<HotModels> =>
  boundQuery(api.query('hotModelList'), { location, timeType: timeTypes.week });

const otherCountry = (location: ModelView['location']): ModelView['location'] =>
  location === 'georgia' ? 'azerbaijan' : 'georgia';

export const modelQueries = (view: ModelView): ModelQueries => {
  const { modelId, location } = view;
  const parameters = { modelId, ...salesCall(view) };
  return {
    trend: boundQuery(api.query('salePriceTrends'), parameters),
    figures: boundQuery(api.query('modelViewStatistic'), parameters),
    analysis: boundQuery(api.query('modelAnalysis'), parameters),
    hot: hotModels(location),
    hotElsewhere: hotModels(otherCountry(location)),
  };
};
