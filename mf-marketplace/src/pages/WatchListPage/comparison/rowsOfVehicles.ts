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

/** The lines that any of the lists has, each once: where the first list has none, at the place where a later one has it. */
const merged = <F extends Fact>(lists: readonly (readonly F[])[]): F[] => {
  const lines: F[] = [];
  for (const list of lists) {
    let place = 0;
    for (const fact of list) {
      const known = lines.findIndex(({ code }) => code === fact.code);
      if (known === -1) lines.splice(place, 0, fact);
      place = (known === -1 ? place : known) + 1;
    }
  }
  return lines;
};

/** Numbers that are unique to each car are no difference. */
const isCompared = ({ code }: Fact): boolean => code !== 'vin';

const valueOf = ({ overview, attributes }: Compared, wanted: string): string | null =>
  [...overview, ...attributes].find(({ code, value }) => code === wanted && value !== null)?.value ?? null;

const groupsOf = (lines: readonly VehicleAttribute[]): string[] => [...new Set(lines.map(({ group }) => group))];

/**
 * Cars side by side: price, what the overview of any of them has, then all other attributes by group. A value is taken from wherever
 * a car has it, so that one is never unknown for standing elsewhere. `price` writes a car's price, null where it is unknown.
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
  const said = new Set(overview.map(({ code }) => code));
  const lines = merged(
    vehicles.map(({ attributes }) => attributes.filter((line) => isCompared(line) && !said.has(line.code))),
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
