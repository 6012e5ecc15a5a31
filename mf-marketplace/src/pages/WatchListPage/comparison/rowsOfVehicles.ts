import type { ComparisonRow, OverviewItem, VehicleAttribute } from '@caravan/shared/contracts/calls';
import type { Compared } from './compared';

interface Texts {
  readonly overview: string;
  readonly price: string;
}

type Fact = Pick<OverviewItem, 'code' | 'key' | 'value'>;

const section = (key: string, text: string): ComparisonRow => ({ type: 0, key, text, values: [], subList: [] });

const row = (key: string, text: string, values: readonly (string | null)[]): ComparisonRow => ({
  type: 1,
  key,
  text,
  values: values.map((value) => ({ value, icon_url: null })),
  subList: [],
});

/** Merges lists of lines by code. A line that is missing in the first list goes after the line before it in its own list. */
const merged = <F extends Fact>(lists: readonly (readonly F[])[]): F[] => {
  const lines: F[] = [];
  for (const list of lists) {
    let index = 0;
    for (const fact of list) {
      const known = lines.findIndex(({ code }) => code === fact.code);
      if (known === -1) lines.splice(index, 0, fact);
      index = (known === -1 ? index : known) + 1;
    }
  }
  return lines;
};

/** The VIN is unique to each car, so comparing it is useless. */
const isCompared = ({ code }: Fact): boolean => code !== 'vin';

const valueOf = ({ overview, attributes }: Compared, wanted: string): string | null =>
  [...overview, ...attributes].find(({ code, value }) => code === wanted && value !== null)?.value ?? null;

const groupsOf = (lines: readonly VehicleAttribute[]): string[] => [...new Set(lines.map(({ group }) => group))];

/**
 * Returns the rows of a comparison: price, all lines of the overviews, then the other attributes by group. A value may come
 * from overview or attributes. `price` formats a vehicle's price, or returns null if it is unknown.
 */
export const rowsOfVehicles = (
  vehicles: readonly Compared[],
  texts: Texts,
  price: (vehicle: Compared) => string | null,
): ComparisonRow[] => {
  const rowsOf = (lines: readonly Fact[], prefix: string): ComparisonRow[] =>
    lines.map(({ code, key }) =>
      row(
        `${prefix}-${code}`,
        key,
        vehicles.map((vehicle) => valueOf(vehicle, code)),
      ),
    );
  const overview = merged(vehicles.map(({ overview: lines }) => lines.filter(isCompared)));
  const overviewCodes = new Set(overview.map(({ code }) => code));
  const lines = merged(
    vehicles.map(({ attributes }) => attributes.filter((line) => isCompared(line) && !overviewCodes.has(line.code))),
  );
  return [
    section('overview', texts.overview),
    row('price', texts.price, vehicles.map(price)),
    ...rowsOf(overview, 'overview'),
    ...groupsOf(lines).flatMap((group) => [
      section(`group-${group}`, group),
      ...rowsOf(
        lines.filter((line) => line.group === group),
        'attribute',
      ),
    ]),
  ];
};
