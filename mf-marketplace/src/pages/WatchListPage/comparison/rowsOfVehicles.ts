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

const rowsOf = (lines: readonly Fact[], lists: readonly (readonly Fact[])[], prefix: string): ComparisonRow[] =>
  lines.map(({ code, key }) =>
    row(
      `${prefix}-${code}`,
      key,
      lists.map((list) => list.find((fact) => fact.code === code)?.value ?? null),
    ),
  );

const groupsOf = (lines: readonly VehicleAttribute[]): string[] => [...new Set(lines.map(({ group }) => group))];

/**
 * Vehicles side by side: price, the overview, then all attributes by group but those that the overview has said.
 * `price` writes a vehicle's price, null where it is unknown.
 */
export const rowsOfVehicles = (
  vehicles: readonly Compared[],
  texts: Texts,
  price: (vehicle: Compared) => string | null,
): ComparisonRow[] => {
  const overviews = vehicles.map(({ overview }) => overview);
  const overview = merged(overviews);
  const said = new Set(overview.map(({ code }) => code));
  const attributes = vehicles.map((vehicle) => vehicle.attributes.filter(({ code }) => !said.has(code)));
  const lines = merged(attributes);
  return [
    section('overview', texts.overview),
    row('price', texts.price, vehicles.map(price)),
    ...rowsOf(overview, overviews, 'overview'),
    ...groupsOf(lines).flatMap((group) => [
      section(`group-${group}`, group),
      ...rowsOf(
        lines.filter((line) => line.group === group),
        attributes,
        'attribute',
      ),
    ]),
  ];
};
