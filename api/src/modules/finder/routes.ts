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
import { spoken } from '../../envelope/context';
import { brandMark } from '../../media/addresses';
import { keptColumns } from '../filters/columns';
import { countFacets, limitCurrency } from '../search/facets';
import { keptVocabulary } from '../search/names';
import { suggest } from '../search/suggest';
import { understandOf } from '../search/understand';
import { filteredVehicles, findFinderBrands, findFinderTops, findFinderVehicles } from './repository';
import { vehicleOf } from './vehicle';

export const finderRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now, rates } = deps;
  const columns = keptColumns(db, filteredVehicles, deps.contentVersion);
  const vocabulary = keptVocabulary(db, filteredVehicles, deps.contentVersion);
  const understand = understandOf(deps, filteredVehicles, vocabulary);

  serveRead(app, deps, getFinderBrands, async () => {
    const found = await findFinderBrands(db);
    return found
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
      .map(({ id, name, founded, vehicles }) => ({ id, name, logo: brandMark(name), year: founded, count: vehicles }));
  });

  serveRead(app, deps, getFinderBrandsV2, async () =>
    (await findFinderBrands(db)).map(({ id, name, founded }) => ({ id, name, logo: brandMark(name), year: founded })),
  );

  // These calls carry their language in the payload; it goes before the header.
  serveRead(app, deps, getFinderVehicles, async (parameter, { currency }) => {
    const { lang, size, current, brandId, keyword, filters = {}, sort = 'newest' } = parameter;
    const [rate, limitRate, search] = await Promise.all([
      rates(currency),
      rates(filters.in ?? currency),
      understand(keyword, currency),
    ]);
    const { rows, total } = await findFinderVehicles(db, { brandId, search, filters, limitRate, sort, size, current });
    return { current, size, total, data: rows.map((row) => vehicleOf(row, lang, rate)) };
  });

  serveRead(app, deps, getFinderFacets, async ({ lang, keyword, filters = {} }, { currency }) => {
    const [prices, search] = await Promise.all([
      limitCurrency(rates, filters, currency),
      understand(keyword, currency),
    ]);
    return countFacets(db, filteredVehicles, await columns(), { filters, search, prices, language: lang, now: now() });
  });

  serveRead(app, deps, getFinderSuggest, async ({ lang, keyword }, { currency }) =>
    suggest(db, filteredVehicles, await vocabulary(), understand, { keyword, language: lang, currency }),
  );

  serveRead(app, deps, getFinderTops, async (_parameter, { language }) =>
    (await findFinderTops(db)).map((top) => ({
      id: top.id,
      img: top.img,
      title: top.title,
      highlight: spoken(language, top.highlightEn, top.highlightGe),
      positive: spoken(language, top.positiveEn, top.positiveGe),
      consideration: spoken(language, top.considerationEn, top.considerationGe),
      overview: spoken(language, top.overviewEn, top.overviewGe),
      combinedMileage: spoken(language, top.combinedMileageEn, top.combinedMileageGe),
    })),
  );
};
