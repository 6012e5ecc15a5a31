import { getCountryList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { countriesIn } from './countries';

export const countryRoutes = (app: FastifyInstance, deps: Deps): void => {
  serveCall(app, deps, getCountryList, (_parameter, { language }) => Promise.resolve(countriesIn(language)));
};
