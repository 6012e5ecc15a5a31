import { readQuery } from '../read';
import { type KnownName, vocabularyOf } from '../vocabulary';

const names: readonly KnownName[] = [
  { filter: 'brand', value: 'byd', name: 'BYD', chinese: '比亚迪' },
  { filter: 'brand', value: 'li-auto', name: 'Li Auto', chinese: '理想' },
  { filter: 'brand', value: 'volkswagen', name: 'Volkswagen', chinese: '大众' },
  { filter: 'brand', value: 'toyota', name: 'Toyota', chinese: '丰田' },
  { filter: 'brand', value: 'zeekr', name: 'Zeekr', chinese: '极氪' },
  { filter: 'series', value: 'dolphin', name: 'Dolphin', chinese: '海豚', owner: 'byd' },
  { filter: 'series', value: 'id-4', name: 'ID.4 X', owner: 'volkswagen' },
  { filter: 'series', value: 'camry', name: 'Camry', owner: 'toyota' },
  { filter: 'series', value: 'camry-hybrid', name: 'Camry Hybrid', owner: 'toyota' },
  { filter: 'series', value: '7x', name: '7X', owner: 'zeekr' },
  { filter: 'series', value: 'x', name: 'X', owner: 'zeekr' },
  { filter: 'series', value: 's', name: 'Model S', owner: 'toyota' },
  { filter: 'colour', value: 'White', name: 'White' },
  { filter: 'colour', value: 'Dark green', name: 'Dark green' },
  { filter: 'colour', value: 'Black', name: 'Black' },
  { filter: 'place', value: 'Tbilisi', name: 'Tbilisi' },
];
const list = {
  vocabulary: vocabularyOf(names),
  choices: new Set([
    'brand',
    'series',
    'energy',
    'body',
    'seats',
    'colour',
    'place',
    'customs',
    'steering',
    'accidents',
    'owners',
  ]),
  bounds: new Set([
    'priceMin',
    'priceMax',
    'yearMin',
    'yearMax',
    'odometerMax',
    'rangeMin',
    'engineMin',
    'engineMax',
  ] as const),
  thisYear: 2026,
};
/** Returns the phrases of a typed text in a list of vehicles with a few names. */
export const phrases = (typed: string) => readQuery(typed, list);

/** Returns the read phrases in the form of a query string. */
export const read = (typed: string): string =>
  phrases(typed)
    .flatMap(({ meanings, limits, text, isUnsupported, isExcluded }) => [
      ...(isExcluded ? ['not'] : []),
      ...meanings.map(({ filter, value }) => `${filter}=${value}`),
      ...limits.map(({ filter, value, currency = '' }) => `${filter}=${String(value)}${currency}`),
      ...(text === undefined ? [] : [`text=${text}`]),
      ...(isUnsupported ? ['unmet'] : []),
    ])
    .join(' ');
