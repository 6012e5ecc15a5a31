import { addMonths, monthOf } from '@caravan/shared/terms';
import type { rankings } from '@caravan/api/schema';
import { rankedFacts, rateFacts, type RankedFact } from '../facts/facts';
import { seriesId } from '../facts/names';
import { createRandom } from '../random/random';

type RankingRow = typeof rankings.$inferInsert;

const monthCount = 15;

interface Entry {
  readonly model: RankedFact;
  readonly count: number;
  readonly cutUsd?: number;
}

/** Factors of Chinese retail from January to December. */
const seasonalFactors = [0.97, 0.72, 0.95, 0.92, 0.98, 1.02, 0.97, 1.02, 1.08, 1.1, 1.13, 1.2];

/** Creates the random numbers of a series and a subject. */
const randomFor = (model: RankedFact, subject: string) => createRandom(`${subject} ${model.brand} ${model.nameEn}`);

/** Returns the retail units of a month: the known units of July 2024, or an invented number, continued by the series' trend. */
const retailOf = (model: RankedFact, month: string, monthsAgo: number): number => {
  const retailRandom = randomFor(model, 'retail');
  const anchor = model.cnRetail202407?.units ?? retailRandom.between(1_500, 9_000);
  const trend = retailRandom.between(-0.02, 0.022);
  const noise = randomFor(model, `retail ${month}`).around(0.05);
  const season = seasonalFactors[Number(month.slice(5)) - 1] ?? 1;
  return Math.max(40, Math.round(anchor * (1 - trend * monthsAgo) * season * noise));
};

const scoreOf = (model: RankedFact, month: string): number => {
  const score = model.cnRetail202407?.userScore5 ?? randomFor(model, 'score').between(4.05, 4.6);
  return Math.round(Math.min(5, score + randomFor(model, `score ${month}`).between(-0.03, 0.03)) * 100);
};

/** Returns the price cut of a series, about 2 to 20 per cent of the guide price. About half of the series have none. */
const priceCutOf = (model: RankedFact, month: string): Entry[] => {
  const random = randomFor(model, `cut ${month}`);
  const usualShare = randomFor(model, 'cut').between(0.02, 0.19);
  if (model.priceMinCny === null || random.next() < 0.45) return [];
  const share = usualShare * random.around(0.06);
  const cutUsd = Math.round((model.priceMinCny * share) / rateFacts.usdCny / 10) * 10;
  return [{ model, count: Math.round(share * 1000) / 10, cutUsd }];
};

/** Bounds of the share of the CLTC range that drivers reach, by season. */
const rangeShares = { summer: [0.8, 0.93], mild: [0.84, 0.96], winter: [0.5, 0.68] } as const;
type Season = keyof typeof rangeShares;

/** Returns the range in km. */
const rangeOf = (model: RankedFact, season: Season, month: string): number => {
  const [from, to] = rangeShares[season];
  const share =
    randomFor(model, `range ${season}`).between(from, to) * randomFor(model, `range ${season} ${month}`).around(0.004);
  return Math.round((model.cltcRangeKm ?? 0) * share);
};

/** Returns the consumption in kWh per 100 km at the charger, with 10 per cent charging loss. */
const consumptionOf = (model: RankedFact, season: Season, month: string): number =>
  Math.round(((model.batteryKwh ?? 0) * 1.1 * 1000) / Math.max(1, rangeOf(model, season, month))) / 10;

/** Returns the kilometres gained in half an hour at a fast charger. */
const chargedRangeOf = (model: RankedFact, season: Season, month: string): number => {
  const share = randomFor(model, 'charging').between(0.42, 0.72) * (season === 'winter' ? 0.8 : 1);
  return Math.round(rangeOf(model, season, month) * share);
};

const isTested = (model: RankedFact) =>
  model.energy === 'electric' && model.cltcRangeKm !== null && model.batteryKwh !== null;

interface RankingKind {
  readonly rankType: number;
  /** The lowest value ranks first. */
  readonly isAscending?: boolean;
  readonly entries: (month: string, monthsAgo: number) => Entry[];
}

const entriesOfAll =
  (countOf: (model: RankedFact, month: string, monthsAgo: number) => number): RankingKind['entries'] =>
  (month, monthsAgo) =>
    rankedFacts.map((model) => ({ model, count: countOf(model, month, monthsAgo) }));

const entriesOfTested =
  (countOf: (model: RankedFact, season: Season, month: string) => number, season: Season): RankingKind['entries'] =>
  (month) =>
    rankedFacts.filter(isTested).map((model) => ({ model, count: countOf(model, season, month) }));

const wholesaleOf = (model: RankedFact, month: string, monthsAgo: number) =>
  Math.round(retailOf(model, month, monthsAgo) * randomFor(model, 'wholesale').between(0.92, 1.18));

const hotOf = (model: RankedFact, month: string, monthsAgo: number) =>
  Math.round(retailOf(model, month, monthsAgo) ** 0.75 * 90 * randomFor(model, 'hot').between(0.7, 1.5));

const kinds: readonly RankingKind[] = [
  { rankType: 11, entries: entriesOfAll(retailOf) },
  { rankType: 2, entries: entriesOfAll(wholesaleOf) },
  { rankType: 1, entries: entriesOfAll(hotOf) },
  { rankType: 58, entries: entriesOfAll(scoreOf) },
  { rankType: 52, entries: (month) => rankedFacts.flatMap((model) => priceCutOf(model, month)) },
  { rankType: 60, entries: entriesOfTested(rangeOf, 'summer') },
  { rankType: 61, isAscending: true, entries: entriesOfTested(consumptionOf, 'summer') },
  // The specification does not define 62 to 64. They complete the pattern: charging in summer, range and consumption in mild weather.
  { rankType: 62, entries: entriesOfTested(chargedRangeOf, 'summer') },
  { rankType: 63, entries: entriesOfTested(rangeOf, 'mild') },
  { rankType: 64, isAscending: true, entries: entriesOfTested(consumptionOf, 'mild') },
  { rankType: 65, entries: entriesOfTested(rangeOf, 'winter') },
  { rankType: 66, isAscending: true, entries: entriesOfTested(consumptionOf, 'winter') },
  { rankType: 67, entries: entriesOfTested(chargedRangeOf, 'winter') },
];

/** Returns the China rankings of all kinds for the months before `today`. */
export const demoRankings = (today: string): RankingRow[] =>
  Array.from({ length: monthCount }, (_, index) => index + 1).flatMap((monthsAgo) => {
    const month = addMonths(monthOf(today), -monthsAgo);
    return kinds.flatMap(({ rankType, isAscending = false, entries }) =>
      entries(month, monthsAgo)
        .toSorted(
          (a, b) => (isAscending ? a.count - b.count : b.count - a.count) || (a.model.nameEn < b.model.nameEn ? -1 : 1),
        )
        .map(({ model, count, cutUsd }, index) => ({
          month,
          rankType,
          seriesId: seriesId(model.brand, model.nameEn),
          ranking: index + 1,
          count,
          descenderPriceUsd: cutUsd ?? null,
        })),
    );
  });
