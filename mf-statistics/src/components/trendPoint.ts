import type { saleAnalysis } from '@caravan/shared/contracts/calls';
import type { Figures } from './headline';

type SaleList = NonNullable<(typeof saleAnalysis.result)['~types']>['output']['saleList'];

export interface TrendPoint extends Figures {
  readonly yearBefore: number | null;
}

export const trendPoints = (saleList: SaleList): TrendPoint[] =>
  saleList.map(({ name, value, value2, value3 }) => ({ name, units: value, yearBefore: value2, price: value3 }));
