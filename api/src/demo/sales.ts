import { addDays, addMonths, daysInMonth, mondayOf, monthOf } from '../calendar/periods';
import type { sales } from '../database/schema';
import type { MarketModelFact } from './facts';
import { marketModelFacts } from './facts';
import { seriesId } from './names';
import type { Random } from './random';
import { randomOf } from './random';

type SalesRow = typeof sales.$inferInsert;

/** Two years to show and one more to compare them with. */
const weeksKept = 166;
const monthsKept = 36;

/** Units a week of all models together: the order of magnitude of the monthly imports in market.json. */
const markets = [
  { location: 'georgia', weekly: 2700, weightOf: (model: MarketModelFact) => model.weightGeorgia, growth: 0.09 },
  { location: 'azerbaijan', weekly: 2050, weightOf: (model: MarketModelFact) => model.weightAzerbaijan, growth: 0.14 },
] as const;

interface Week {
  readonly monday: string;
  readonly units: number;
  readonly price: number;
  readonly offers: number;
}

/** Weak at New Year, strong in spring and autumn. */
const seasonOf = (day: string): number => {
  const turn = ((Number(day.slice(5, 7)) - 1 + Number(day.slice(8)) / 31) / 12) * 2 * Math.PI;
  const holidays = day.slice(5) < '01-13' ? 0.72 : 1;
  return holidays * (1 + 0.1 * Math.sin(turn - 1.2) + 0.05 * Math.sin(2 * turn + 0.6));
};

const isNewEnergy = ({ fuels }: MarketModelFact) => fuels.some((fuel) => ['electric', 'phev', 'erev'].includes(fuel));

const weeksOf = (random: Random, model: MarketModelFact, base: number, growth: number, lastMonday: string): Week[] => {
  const yearly = (isNewEnergy(model) ? growth + random.between(0.15, 0.4) : growth + random.between(-0.18, 0.06)) / 52;
  const [low, high] = model.typicalPriceUsd;
  const drift = random.between(-0.06, 0.015) / 52;
  let mood = 1;
  let haggle = 1;
  return Array.from({ length: weeksKept }, (_, index) => {
    const monday = addDays(lastMonday, (index - weeksKept + 1) * 7);
    mood = 1 + (mood - 1) * 0.72 + (random.around(0.07) - 1);
    haggle = 1 + (haggle - 1) * 0.8 + (random.around(0.012) - 1);
    const fromNow = index - weeksKept + 1;
    const units = Math.max(
      0,
      Math.round(base * (1 + yearly * fromNow) * seasonOf(monday) * mood * random.around(0.05)),
    );
    const price = Math.round((((low + high) / 2) * (1 + drift * (index - weeksKept / 2)) * haggle) / 10) * 10;
    return { monday, units, price, offers: Math.round(units * random.between(3.2, 5.4)) };
  });
};

/** Whole months from weeks: each day counts a seventh of its week, so that months with five Mondays are not taller. */
const monthsOf = (weeks: readonly Week[], lastMonth: string) => {
  const byMonday = new Map(weeks.map((week) => [week.monday, week]));
  return Array.from({ length: monthsKept }, (_, index) => {
    const month = addMonths(lastMonth, index - monthsKept + 1);
    const days = Array.from({ length: daysInMonth(month) }, (__, day) =>
      byMonday.get(mondayOf(addDays(`${month}-01`, day))),
    ).filter((week) => week !== undefined);
    const sum = (valueOf: (week: Week) => number) => days.reduce((total, week) => total + valueOf(week), 0);
    const price = Math.round(sum((week) => week.price) / Math.max(1, days.length) / 10) * 10;
    return {
      month,
      units: Math.round(sum((week) => week.units) / 7),
      price,
      offers: Math.round(sum((week) => week.offers) / 7),
    };
  });
};

const rowsOf = (model: MarketModelFact, market: (typeof markets)[number], today: string): SalesRow[] => {
  const total = marketModelFacts.reduce((sum, each) => sum + market.weightOf(each), 0);
  const random = randomOf(`sales ${market.location} ${model.band}`);
  const base = (market.weekly * market.weightOf(model)) / total;
  // The running week is made too, so that the last full month is whole; calls show full weeks only.
  const weeks = weeksOf(random, model, base, market.growth, mondayOf(today));
  const row = (timeType: number, period: string, week: Omit<Week, 'monday'>): SalesRow => ({
    location: market.location,
    timeType,
    modelId: seriesId(model.brand, model.model),
    period,
    units: week.units,
    medianPriceUsd: week.price,
    offers: week.offers,
  });
  return [
    ...weeks.map((week) => row(2, week.monday, week)),
    ...monthsOf(weeks, addMonths(monthOf(today), -1)).map((each) => row(1, `${each.month}-01`, each)),
  ];
};

/** Weekly and monthly sales of every model a market knows, up to the week of `today`. */
export const demoSales = (today: string): SalesRow[] =>
  markets.flatMap((market) =>
    marketModelFacts.filter((model) => market.weightOf(model) > 0).flatMap((model) => rowsOf(model, market, today)),
  );
