import type { VehicleAttribute } from '@caravan/shared/contracts/calls';
import { MISSING } from '@caravan/shared/format';
import type { ComparedRow } from '../../../components/comparison/comparisonRows';
import type { ComparedItem, Line } from './compared';

interface Texts {
  readonly overview: string;
  readonly price: string;
  readonly cleared: string;
}

/** Format the prices of a vehicle, or return null for an unknown one. */
interface PriceFormats {
  readonly price: (vehicle: ComparedItem) => string | null;
  readonly cleared: (vehicle: ComparedItem) => string | null;
}

const createSection = (key: string, text: string): ComparedRow => ({ type: 0, key, text, values: [], subList: [] });

const createRow = (key: string, text: string, values: readonly (string | null)[]): ComparedRow => ({
  type: 1,
  key,
  text,
  values: values.map((value) => ({ value, icon_url: null })),
  subList: [],
});

/** Merges lists of lines by code. A line that is missing in the first list goes after the line before it in its own list. */
const mergeLines = <L extends Line>(lists: readonly (readonly L[])[]): L[] => {
  const lines: L[] = [];
  for (const list of lists) {
    let index = 0;
    for (const line of list) {
      const knownIndex = lines.findIndex(({ code }) => code === line.code);
      if (knownIndex === -1) lines.splice(index, 0, line);
      index = (knownIndex === -1 ? index : knownIndex) + 1;
    }
  }
  return lines;
};

/** Returns whether a line is compared. The VIN is unique to each car, so comparing it is useless. */
const isCompared = ({ code }: Line): boolean => code !== 'vin';

const valueOf = ({ overview, attributes, inapplicableCodes }: ComparedItem, requestedCode: string): string | null =>
  [...overview, ...attributes].find(({ code, value }) => code === requestedCode && value !== null)?.value ??
  (inapplicableCodes.includes(requestedCode) ? MISSING : null);

/**
 * Returns whether the items are of several kinds with one body each. The catalogue has wider classes of bodies than the finder.
 * Only the words of one kind can be compared.
 */
const hasOneBodyOfEachKind = (vehicles: readonly ComparedItem[]): boolean => {
  const bodies = new Map(
    vehicles.map((vehicle) => [`${vehicle.kind} ${valueOf(vehicle, 'body') ?? ''}`, vehicle.kind]),
  );
  return bodies.size === new Set(bodies.values()).size && bodies.size > 1;
};

const groupsOf = (lines: readonly VehicleAttribute[]): string[] => [...new Set(lines.map(({ group }) => group))];

/**
 * Returns the rows of a comparison: price, all lines of the overviews, then the other attributes by group. A value may come
 * from overview or attributes. The price with customs cleared has a row if one of the prices is without.
 */
export const rowsOfVehicles = (
  vehicles: readonly ComparedItem[],
  texts: Texts,
  prices: PriceFormats,
): ComparedRow[] => {
  const rowsOf = (lines: readonly Line[], prefix: string): ComparedRow[] =>
    lines.map(({ code, key }) => ({
      ...createRow(
        `${prefix}-${code}`,
        key,
        vehicles.map((vehicle) => valueOf(vehicle, code)),
      ),
      isLoose: code === 'body' && hasOneBodyOfEachKind(vehicles),
    }));
  const overview = mergeLines(vehicles.map(({ overview: lines }) => lines.filter(isCompared)));
  const overviewCodes = new Set(overview.map(({ code }) => code));
  const lines = mergeLines(
    vehicles.map(({ attributes }) => attributes.filter((line) => isCompared(line) && !overviewCodes.has(line.code))),
  );
  return [
    createSection('overview', texts.overview),
    createRow('price', texts.price, vehicles.map(prices.price)),
    ...(vehicles.every(({ isCleared }) => isCleared)
      ? []
      : [createRow('cleared', texts.cleared, vehicles.map(prices.cleared))]),
    ...rowsOf(overview, 'overview'),
    ...groupsOf(lines).flatMap((group) => [
      createSection(`group-${group}`, group),
      ...rowsOf(
        lines.filter((line) => line.group === group),
        'attribute',
      ),
    ]),
  ];
};
