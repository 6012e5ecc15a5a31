import { addMonths, monthOf } from '@caravan/shared/terms';
import type { rankings } from '@caravan/api/schema';
import { rankedFacts, rateFacts, type RankedFact } from '../facts/facts';
import { seriesId } from '../facts/names';
import { randomOf } from '../chance/random';

type RankingRow = typeof rankings.$inferInsert;

const monthsKept = 15;

interface Entry {
  readonly model: RankedFact;
  readonly count: number;
  readonly cutUsd?: number;
}

/** Chinese retail by month of the year: strong year ends, a weak February. */
const seasons = [0.97, 0.72, 0.95, 0.92, 0.98, 1.02, 0.97, 1.02, 1.08, 1.1, 1.13, 1.2];

/** A number that belongs to a series and a subject, the same every month. */
const fixed = (model: RankedFact, subject: string) => randomOf(`${subject} ${model.brand} ${model.nameEn}`);

/** Retail units of a month: those of July 2024 where known, carried on by a trend of the series. */
const retailOf = (model: RankedFact, month: string, monthsAgo: number): number => {
  const own = fixed(model, 'retail');
  const anchor = model.cnRetail202407?.units ?? own.between(1_500, 9_000);
  const trend = own.between(-0.02, 0.022);
  const noise = fixed(model, `retail ${month}`).around(0.05);
  const season = seasons[Number(month.slice(5)) - 1] ?? 1;
  return Math.max(40, Math.round(anchor * (1 - trend * monthsAgo) * season * noise));
};

const scoreOf = (model: RankedFact, month: string): number => {
  const score = model.cnRetail202407?.userScore5 ?? fixed(model, 'score').between(4.05, 4.6);
  return Math.round(Math.min(5, score + fixed(model, `score ${month}`).between(-0.03, 0.03)) * 100);
};

/** Price cuts: about half of the series, 2 to 20 per cent of the guide price. */
const cutOf = (model: RankedFact, month: string): Entry[] => {
  const random = fixed(model, `cut ${month}`);
  const usual = fixed(model, 'cut').between(0.02, 0.19);
  if (model.priceMinCny === null || random.next() < 0.45) {
    return [];
  }
  const share = usual * random.around(0.06);
  const cutUsd = Math.round((model.priceMinCny * share) / rateFacts.usdCny / 10) * 10;
  return [{ model, count: Math.round(share * 1000) / 10, cutUsd }];
};

/** Share of the CLTC range that drivers reach, by season. */
const rangeShares = { summer: [0.8, 0.93], mild: [0.84, 0.96], winter: [0.5, 0.68] } as const;
type Season = keyof typeof rangeShares;

const reached = (model: RankedFact, season: Season, month: string): number => {
  const [from, to] = rangeShares[season];
  const share =
    fixed(model, `range ${season}`).between(from, to) * fixed(model, `range ${season} ${month}`).around(0.004);
  return Math.round((model.cltcRangeKm ?? 0) * share);
};

/** kWh per 100 km from the wall, 10 per cent charging loss included. */
const consumed = (model: RankedFact, season: Season, month: string): number =>
  Math.round(((model.batteryKwh ?? 0) * 1.1 * 1000) / Math.max(1, reached(model, season, month))) / 10;

/** Kilometres gained in half an hour at a fast charger. */
const charged = (model: RankedFact, season: Season, month: string): number => {
  const share = fixed(model, 'charging').between(0.42, 0.72) * (season === 'winter' ? 0.8 : 1);
  return Math.round(reached(model, season, month) * share);
};

const isTested = (model: RankedFact) =>
  model.energy === 'electric' && model.cltcRangeKm !== null && model.batteryKwh !== null;

interface RankingKind {
  readonly rankType: number;
  /** Whether the lowest value is the best. */
  readonly ascending?: boolean;
  readonly entries: (month: string, monthsAgo: number) => Entry[];
}

const ofAll =
  (countOf: (model: RankedFact, month: string, monthsAgo: number) => number): RankingKind['entries'] =>
  (month, monthsAgo) =>
    rankedFacts.map((model) => ({ model, count: countOf(model, month, monthsAgo) }));

const ofTested =
  (countOf: (model: RankedFact, season: Season, month: string) => number, season: Season): RankingKind['entries'] =>
  (month) =>
    rankedFacts.filter(isTested).map((model) => ({ model, count: countOf(model, season, month) }));

const wholesaleOf = (model: RankedFact, month: string, monthsAgo: number) =>
  Math.round(retailOf(model, month, monthsAgo) * fixed(model, 'wholesale').between(0.92, 1.18));

const hotOf = (model: RankedFact, month: string, monthsAgo: number) =>
  Math.round(retailOf(model, month, monthsAgo) ** 0.75 * 90 * fixed(model, 'hot').between(0.7, 1.5));

const kinds: readonly RankingKind[] = [
  { rankType: 11, entries: ofAll(retailOf) },
  { rankType: 2, entries: ofAll(wholesaleOf) },
  { rankType: 1, entries: ofAll(hotOf) },
  { rankType: 58, entries: ofAll(scoreOf) },
  { rankType: 52, entries: (month) => rankedFacts.flatMap((model) => cutOf(model, month)) },
  { rankType: 60, entries: ofTested(reached, 'summer') },
  { rankType: 61, ascending: true, entries: ofTested(consumed, 'summer') },
  // The specification names no 62 to 64; here they carry on the series: summer charging, and range and consumption in mild weather.
  { rankType: 62, entries: ofTested(charged, 'summer') },
  { rankType: 63, entries: ofTested(reached, 'mild') },
  { rankType: 64, ascending: true, entries: ofTested(consumed, 'mild') },
  { rankType: 65, entries: ofTested(reached, 'winter') },
  { rankType: 66, ascending: true, entries: ofTested(consumed, 'winter') },
  { rankType: 67, entries: ofTested(charged, 'winter') },
];

/** The China rankings of the months before `today`, of every kind. */
export const demoRankings = (today: string): RankingRow[] =>
  Array.from({ length: monthsKept }, (_, index) => index + 1).flatMap((monthsAgo) => {
    const month = addMonths(monthOf(today), -monthsAgo);
    return kinds.flatMap(({ rankType, ascending = false, entries }) =>
      entries(month, monthsAgo)
        .toSorted(
          (a, b) => (ascending ? a.count - b.count : b.count - a.count) || (a.model.nameEn < b.model.nameEn ? -1 : 1),
        )
        .map(({ model, count, cutUsd }, place) => ({
          month,
          rankType,
          seriesId: seriesId(model.brand, model.nameEn),
          ranking: place + 1,
          count,
          descenderPriceUsd: cutUsd ?? null,
        })),
    );
  });
