import type { SaleAnalysis } from '../api/marketApi';
import type { Figures } from './headline';

export interface TrendPoint extends Figures {
  readonly yearBefore: number | null;
}

export const trendPoints = (saleList: SaleAnalysis['saleList']): TrendPoint[] =>
  saleList.map(({ name, value, value2, value3 }) => ({ name, units: value, yearBefore: value2, price: value3 }));
