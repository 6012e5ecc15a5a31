import type { ComparisonRow, TableInfo } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import { equipmentGroups } from './equipment';
import { figureSections, type TableFormat } from './figures';
import type { CarToCompare } from './repository';
import { textOf } from './texts';

const section = (type: 0 | 2, key: string, text: string): ComparisonRow => ({
  type,
  key,
  text,
  values: [],
  subList: [],
});

/** Returns yes or no, or null if the equipment of the trim level is unknown. */
const equipmentCell = ({ features }: CarToCompare, feature: string, language: Language): TableInfo => {
  const has = features === null ? null : features.includes(feature);
  return {
    value: has === null ? null : has ? localise(language, 'Yes', 'კი') : localise(language, 'No', 'არა'),
    icon_url: null,
    has,
  };
};

/** Returns the table of some cars: sections of figures, then of equipment. Includes rows that are empty for all cars. */
export const tableOf = (cars: readonly CarToCompare[], writing: TableFormat): ComparisonRow[] => {
  const { language } = writing;
  const figures = figureSections.flatMap(({ key, rows }) => [
    section(0, key, textOf(key, language)),
    ...rows.map((row): ComparisonRow => ({
      type: 1,
      key: row.key,
      text: textOf(row.key, language),
      values: cars.map((car) => ({ value: row.valueOf(car, writing), icon_url: row.iconOf?.(car) ?? null })),
      subList: [],
    })),
  ]);
  const equipment = equipmentGroups.map(({ key, features }): ComparisonRow => ({
    type: 3,
    key,
    text: textOf(key, language),
    values: [],
    subList: features.map((feature) => ({
      key: feature,
      text: textOf(feature, language),
      values: cars.map((car) => equipmentCell(car, feature, language)),
    })),
  }));
  return [...figures, section(2, 'equipment', localise(language, 'Equipment', 'აღჭურვილობა')), ...equipment];
};
