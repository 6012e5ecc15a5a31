import type { BarPoint } from '@caravan/shared/contracts/calls';
import type { salesDetails } from '../../database/schema';
import { convertUsd } from '../../money/exchange';
import { medianOf } from './median';
import { type Commonest, mileageRange, mileageText, priceRange, priceText, type Wording, yearText } from './wording';

/** The number of units of a named bar. */
interface Bar {
  readonly name: string;
  readonly units: number;
}

const sumOf = (units: readonly number[]): number => units.reduce((sum, count) => sum + count, 0);

/** Bars of the contract, with the share of each in per cent. */
export const barPointsOf = (bars: readonly Bar[]): BarPoint[] => {
  const total = Math.max(1, sumOf(bars.map(({ units }) => units)));
  return bars.map(({ name, units }) => ({ name, value: units, value2: Math.round((units / total) * 1000) / 10 }));
};

/** Returns the highest bar, or null if several are equally high. */
const findCommonest = (bars: readonly Bar[]): Commonest | null => {
  const [highest, second] = bars.toSorted((a, b) => b.units - a.units);
  if (!highest || highest.units === second?.units) return null;
  return { name: highest.name, share: highest.units / sumOf(bars.map(({ units }) => units)) };
};

/** Returns the newest year for which half of the units are of it or newer, their share as a fraction, and whether none is newer. */
const findMedianYear = (from: number, units: readonly number[]) => {
  const total = sumOf(units);
  const unitsFrom = (bar: number) => sumOf(units.slice(bar));
  const medianBar = units.findLastIndex((_, bar) => unitsFrom(bar) >= total / 2);
  return {
    year: from + medianBar,
    share: unitsFrom(medianBar) / Math.max(1, total),
    isNewest: unitsFrom(medianBar + 1) === 0,
  };
};

type Details = typeof salesDetails.$inferSelect;

const toThousands = (km: number): number => Math.round(km / 1000) * 1000;

/** Returns the three charts of a model's sales in a period, each with a text. */
export const analysisOf = (details: Details, priceUsd: number, wording: Wording) => {
  const { priceFrom, priceStep, priceUnits, mileageFrom, mileageStep, mileageUnits, yearFrom, yearUnits } = details;
  const prices = priceUnits.map((units, bar) => ({
    name: priceRange(priceFrom + bar * priceStep, priceFrom + (bar + 1) * priceStep, wording),
    units,
  }));
  const mileages = mileageUnits.map((units, bar) => ({
    name: mileageRange(mileageFrom + bar * mileageStep, mileageFrom + (bar + 1) * mileageStep, wording.language),
    units,
  }));
  const years = yearUnits.map((units, bar) => ({ name: String(yearFrom + bar), units }));
  const cars = sumOf(priceUnits);
  const mileage = medianOf(
    mileageUnits.map((units, bar) => ({ from: mileageFrom + bar * mileageStep, step: mileageStep, units })),
  );
  return {
    priceList: barPointsOf(prices),
    priceText: priceText(convertUsd(priceUsd, wording.rate) ?? 0, cars, findCommonest(prices), wording),
    runList: barPointsOf(mileages),
    runText: mileageText(toThousands(mileage ?? 0), cars, findCommonest(mileages), wording),
    yearList: barPointsOf(years),
    yearText: yearText(findMedianYear(yearFrom, yearUnits), findCommonest(years), wording),
  };
};

/** The charts of a period without sales. */
export const noAnalysis = { priceList: [], priceText: '', runList: [], runText: '', yearList: [], yearText: '' };
