import type { PageParams } from '@caravan/shared/contracts';
import type { federation } from '../../federation';
import { withMarket } from './marketView';
import type { ModelView } from './modelView';
import type { SalesView } from './salesView';

type Declared = typeof federation;

/** The charts that have a page of their own for frames. */
export type SalesChart = PageParams<Declared, 'embed-sales'>['chart'];
export type ModelChart = PageParams<Declared, 'embed-model'>['chart'];

/** The page that shows one chart of the sales overview in a frame, with the same settings (SAL-7). */
export const salesEmbed = (chart: SalesChart, { interval, ...market }: Omit<SalesView, 'months' | 'odd'>): string =>
  withMarket(`/embed/sales/${chart}`, market, interval === 'month' ? { type: '1' } : {});

/** The page that shows one chart of a model in a frame. */
export const modelEmbed = (
  chart: ModelChart,
  { interval, modelId, ...market }: Omit<ModelView, 'months' | 'odd'>,
): string => withMarket(`/embed/model/${interval}/${encodeURIComponent(modelId)}/${chart}`, market);
