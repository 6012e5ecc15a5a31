import { getCountryList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { countriesIn } from './countries';
import { flagRoutes } from './flags';

export const countryRoutes = (app: FastifyInstance, deps: Deps): void => {
  flagRoutes(app);
  serveRead(app, deps, getCountryList, (_parameter, { language }) => Promise.resolve(countriesIn(language)));
};
