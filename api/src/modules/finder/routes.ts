import {
  getFinderBrands,
  getFinderBrandsV2,
  getFinderFacets,
  getFinderSuggest,
  getFinderTops,
  getFinderVehicles,
} from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { localise } from '../../envelope/context';
import { brandMark } from '../../media/addresses';
import { searchOf } from '../search/list';
import { filteredVehicles, findFinderBrands, findFinderTops, findFinderVehicles } from './repository';
import { vehicleOf } from './vehicle';

export const finderRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, landedBasis } = deps;
  const { read, findIds, facets, suggest } = searchOf(deps, filteredVehicles);

  serveRead(app, deps, getFinderBrands, async () => {
    const found = await findFinderBrands(db);
    return found
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
      .map(({ id, name, founded, vehicles }) => ({ id, name, logo: brandMark(name), year: founded, count: vehicles }));
  });

  serveRead(app, deps, getFinderBrandsV2, async () =>
    (await findFinderBrands(db)).map(({ id, name, founded }) => ({ id, name, logo: brandMark(name), year: founded })),
  );

  // The language in the payload of these calls overrides the header's.
  serveRead(app, deps, getFinderVehicles, async (parameter, { currency }) => {
    const { lang, size, current, brandId, sort = 'newest' } = parameter;
    const { rate, ...selection } = await read(parameter, currency);
    const [{ rows, total }, basis] = await Promise.all([
      findFinderVehicles(db, { ...selection, brandId, sort, size, current }, findIds),
      landedBasis(),
    ]);
    return { current, size, total, data: rows.map((row) => vehicleOf(row, lang, rate, basis)) };
  });

  serveRead(app, deps, getFinderFacets, ({ lang, ...query }, { currency }) => facets(query, lang, currency));

  serveRead(app, deps, getFinderSuggest, ({ lang, ...query }, { currency }) => suggest(query, lang, currency));

  serveRead(app, deps, getFinderTops, async (_parameter, { language }) =>
    (await findFinderTops(db)).map((top) => ({
      id: top.id,
      img: top.img,
      title: top.title,
      highlight: localise(language, top.highlightEn, top.highlightGe),
      positive: localise(language, top.positiveEn, top.positiveGe),
      consideration: localise(language, top.considerationEn, top.considerationGe),
      overview: localise(language, top.overviewEn, top.overviewGe),
      combinedMileage: localise(language, top.combinedMileageEn, top.combinedMileageGe),
    })),
  );
};
