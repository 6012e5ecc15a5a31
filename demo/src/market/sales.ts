import { addDays, addMonths, daysInMonth, mondayOf, monthOf, utcMs } from '@caravan/shared/terms';
import { apportion } from '../random/apportion';
import type { MarketModelFact, RareModelFact, SalesModelFact } from '../facts/facts';
import { marketModelFacts, rareModelFacts } from '../facts/facts';
import { type Random, createRandom } from '../random/random';

/** The sales cover three years, because charts show two years and compare them with the year before. */
const weekCount = 166;
const monthCount = 36;
const dayMs = 86_400_000;

/**
 * `weekly`: units a week of all models together, near the monthly imports that Geostat and the State Customs Committee published for
 * 2025. `growth`: share a year. `weekdays`: factors from Monday to Sunday. Large car markets are busiest on Saturday.
 */
const markets = [
  {
    location: 'georgia',
    weekly: 2700,
    weightOf: (model: MarketModelFact) => model.weightGeorgia,
    growth: 0.09,
    weekdays: [0.82, 0.94, 0.97, 1, 1.08, 1.34, 0.85],
  },
  {
    location: 'azerbaijan',
    weekly: 2050,
    weightOf: (model: MarketModelFact) => model.weightAzerbaijan,
    growth: 0.14,
    weekdays: [0.9, 0.95, 1.02, 1, 1.05, 1.2, 0.88],
  },
] as const;
type Market = (typeof markets)[number];

export interface Day {
  readonly units: number;
  readonly price: number;
  readonly offers: number;
}

/** Sales of a model in one period. `period` is its first day, `offers` the number at its end. */
export interface PeriodSales extends Day {
  /** 1: month, 2: week. */
  readonly timeType: 1 | 2;
  readonly period: string;
  /** The seven days, only of a week. */
  readonly days?: readonly Day[];
}

interface Week extends PeriodSales {
  readonly days: readonly Day[];
}

/** Sales of a model in one market. All weeks come before all months. */
export interface ModelSales {
  readonly location: Market['location'];
  readonly model: SalesModelFact;
  readonly periods: readonly PeriodSales[];
}

/** Returns the seasonal factor of a day: weak at New Year, strong in spring and autumn. */
const seasonalFactor = (day: string): number => {
  const yearAngle = ((Number(day.slice(5, 7)) - 1 + Number(day.slice(8)) / 31) / 12) * 2 * Math.PI;
  const holidays = day.slice(5) < '01-13' ? 0.72 : 1;
  return holidays * (1 + 0.1 * Math.sin(yearAngle - 1.2) + 0.05 * Math.sin(2 * yearAngle + 0.6));
};

const isNewEnergy = ({ fuels }: SalesModelFact) => fuels.some((fuel) => ['electric', 'phev', 'erev'].includes(fuel));

const toTens = (price: number): number => Math.round(price / 10) * 10;

/** New Year is a holiday of two days in both countries. */
const isHoliday = (day: string): boolean => day.endsWith('-01-01') || day.endsWith('-01-02');

/** The calendar of all models. `from` and `to` of a month count days from the first Monday, `to` is excluded. */
interface Calendar {
  readonly mondays: readonly { readonly day: string; readonly season: number; readonly holidays: readonly boolean[] }[];
  readonly months: readonly { readonly first: string; readonly from: number; readonly to: number }[];
}

const calendarOf = (today: string): Calendar => {
  const lastMonday = mondayOf(today);
  const start = addDays(lastMonday, (1 - weekCount) * 7);
  const mondays = Array.from({ length: weekCount }, (_, index) => {
    const day = addDays(start, index * 7);
    return {
      day,
      season: seasonalFactor(day),
      holidays: Array.from({ length: 7 }, (__, weekday) => isHoliday(addDays(day, weekday))),
    };
  });
  const months = Array.from({ length: monthCount }, (_, index) => {
    const month = addMonths(monthOf(today), index - monthCount);
    const from = (utcMs(`${month}-01`) - utcMs(start)) / dayMs;
    return { first: `${month}-01`, from, to: from + daysInMonth(month) };
  });
  return { mondays, months };
};

/** Splits a week into days. Offers move evenly from `stockBefore`, the number at the end of the week before, to the week's own number. */
const daysOf = (
  random: Random,
  weekdays: readonly number[],
  holidays: readonly boolean[],
  week: Day,
  stockBefore: number,
): Day[] => {
  const weights = weekdays.map((weight, index) => weight * random.around(0.09) * (holidays[index] === true ? 0.25 : 1));
  return apportion(week.units, weights).map((units, index) => ({
    units,
    price: toTens(week.price * random.around(0.012)),
    offers: Math.round(stockBefore + ((week.offers - stockBefore) * (index + 1)) / 7),
  }));
};

/** Units in the last week. `isCarried`: a part of a unit is carried to the next week, because the model sells few units. */
interface Demand {
  readonly base: number;
  readonly isCarried: boolean;
}

const weeksOf = (
  random: Random,
  model: SalesModelFact,
  { base, isCarried }: Demand,
  market: Market,
  { mondays }: Calendar,
): Week[] => {
  const { growth, weekdays } = market;
  const yearly = (isNewEnergy(model) ? growth + random.between(0.15, 0.4) : growth + random.between(-0.18, 0.06)) / 52;
  const [low, high] = model.typicalPriceUsd;
  const drift = random.between(-0.06, 0.015) / 52;
  const weeksOfStock = random.between(3.2, 5.4);
  let [demandFactor, priceFactor, stockFactor, carriedUnits] = [1, 1, 1, 0];
  let stock = Math.round(base * Math.exp(-yearly * weekCount) * weeksOfStock);
  return mondays.map(({ day, season, holidays }, index) => {
    demandFactor = 1 + (demandFactor - 1) * 0.72 + (random.around(0.07) - 1);
    priceFactor = 1 + (priceFactor - 1) * 0.8 + (random.around(0.012) - 1);
    stockFactor = 1 + (stockFactor - 1) * 0.86 + (random.around(0.035) - 1);
    const weeksFromNow = index - weekCount + 1;
    const demand = base * Math.exp(yearly * weeksFromNow) * season;
    const exact = demand * demandFactor * random.around(0.05) + carriedUnits;
    const units = Math.max(0, Math.round(exact));
    carriedUnits = isCarried ? exact - units : 0;
    const week = {
      units,
      price: toTens(((low + high) / 2) * (1 + drift * (index - weekCount / 2)) * priceFactor),
      offers: Math.max(1, Math.round(demand * weeksOfStock * stockFactor)),
    };
    const days = daysOf(random, weekdays, holidays, week, stock);
    stock = week.offers;
    return { timeType: 2, period: day, ...week, days };
  });
};

/** Adds up months from the days of weeks, so that months, weeks and days agree. */
const monthsOf = (weeks: readonly Week[], { months }: Calendar): PeriodSales[] => {
  const allDays = weeks.flatMap(({ days }) => days);
  return months.map(({ first, from, to }) => {
    const days = allDays.slice(from, to);
    const units = days.reduce((sum, day) => sum + day.units, 0);
    const paid = days.reduce((sum, day) => sum + day.units * day.price, 0);
    const last = days.at(-1);
    return {
      timeType: 1,
      period: first,
      units,
      price: toTens(units === 0 ? (last?.price ?? 0) : paid / units),
      offers: last?.offers ?? 0,
    };
  });
};

const modelSalesOf = (model: SalesModelFact, demand: Demand, market: Market, calendar: Calendar): ModelSales => {
  const random = createRandom(`sales ${market.location} ${model.band}`);
  // Includes the current week, so that the last full month has all its days. Calls return completed periods only.
  const weeks = weeksOf(random, model, demand, market, calendar);
  return { location: market.location, model, periods: [...weeks, ...monthsOf(weeks, calendar)] };
};

const popularSalesIn = (market: Market, calendar: Calendar): ModelSales[] => {
  const total = marketModelFacts.reduce((sum, each) => sum + market.weightOf(each), 0);
  return marketModelFacts
    .filter((model) => market.weightOf(model) > 0)
    .map((model) =>
      modelSalesOf(
        model,
        { base: (market.weekly * market.weightOf(model)) / total, isCarried: false },
        market,
        calendar,
      ),
    );
};

/** Removes the months before the first sale and the weeks that end before it. */
const rareSalesOf = (model: RareModelFact, market: Market, calendar: Calendar): ModelSales => {
  const allSales = modelSalesOf(model, { base: model.weeklyUnits, isCarried: true }, market, calendar);
  const first = model.monthsSold === null ? undefined : calendar.months.at(-model.monthsSold)?.first;
  return first === undefined
    ? allSales
    : {
        ...allSales,
        periods: allSales.periods.filter(
          ({ timeType, period }) => (timeType === 1 ? period : addDays(period, 6)) >= first,
        ),
      };
};

/** Returns the sales of every model in every market that has it, up to the week of `today`. */
export const demoModelSales = (today: string): ModelSales[] => {
  const calendar = calendarOf(today);
  return markets.flatMap((market) => [
    ...popularSalesIn(market, calendar),
    ...rareModelFacts.map((model) => rareSalesOf(model, market, calendar)),
  ]);
};
