import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { adminRoutes } from './admin/routes';
import { codeRoutes } from './codes/routes';
import { comparisonRoutes } from './comparison/routes';
import { countryRoutes } from './countries/routes';
import { dataRoutes } from './data/routes';
import { downloadRoutes } from './downloads/routes';
import { feedbackRoutes } from './feedback/routes';
import { finderRoutes } from './finder/routes';
import { friendshipRoutes } from './friendships/routes';
import { healthRoutes } from './health/routes';
import { homeRoutes } from './home/routes';
import { inboxRoutes } from './inbox/routes';
import { marketRoutes } from './market/routes';
import { identityRoutes } from './openId/routes';
import { personRoutes } from './persons/routes';
import { priceRoutes } from './prices/routes';
import { prizeRoutes } from './prize/routes';
import { receiptRoutes } from './receipts/routes';
import { referrerRoutes } from './referrers/routes';
import { requestRoutes } from './requests/routes';
import { sessionRoutes } from './sessions/routes';
import { statisticsRoutes } from './statistics/routes';
import { tariffRoutes } from './tariffs/routes';
import { trackRoutes } from './track/routes';
import { uploadRoutes } from './uploads/routes';
import { usedCarRoutes } from './usedCars/routes';
import { userRoutes } from './users/routes';
import { vehicleRoutes } from './vehicles/routes';
import { watchRoutes } from './watches/routes';
import { watchingRoutes } from './watching/routes';

/** The routes of every area, by the area's folder. A new area adds its line here. */
const areas = {
  admin: adminRoutes,
  codes: codeRoutes,
  comparison: comparisonRoutes,
  countries: countryRoutes,
  data: dataRoutes,
  downloads: downloadRoutes,
  feedback: feedbackRoutes,
  finder: finderRoutes,
  friendships: friendshipRoutes,
  health: healthRoutes,
  home: homeRoutes,
  inbox: inboxRoutes,
  market: marketRoutes,
  openId: identityRoutes,
  persons: personRoutes,
  prices: priceRoutes,
  prize: prizeRoutes,
  receipts: receiptRoutes,
  referrers: referrerRoutes,
  requests: requestRoutes,
  sessions: sessionRoutes,
  statistics: statisticsRoutes,
  tariffs: tariffRoutes,
  track: trackRoutes,
  uploads: uploadRoutes,
  usedCars: usedCarRoutes,
  users: userRoutes,
  vehicles: vehicleRoutes,
  watches: watchRoutes,
  watching: watchingRoutes,
} satisfies Record<string, (app: FastifyInstance, deps: Deps) => void>;

/** Serves every area. */
export const registerRoutes = (app: FastifyInstance, deps: Deps): void => {
  for (const register of Object.values(areas)) register(app, deps);
};
