import { priceHistory } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { demoMark } from '../../envelope/demoMark';
import { convertUsd } from '../../money/exchange';
import { findPriceDays } from './repository';

export const priceRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates } = deps;

  serveRead(app, deps, priceHistory, async ({ kind, id }, { currency }) => {
    const [days, rate] = await Promise.all([findPriceDays(db, kind, id), rates(currency)]);
    return {
      days: days.map(({ day, priceUsd }) => ({ day, price: convertUsd(priceUsd, rate) })),
      ...demoMark({ isDemo: days.some(({ isDemo }) => isDemo) }),
    };
  });
};
