import type { VehicleAttribute } from '@caravan/shared/contracts/calls';
import { formatMonth, formatNumber, formatPower } from '@caravan/shared/format';
import type { VehicleSpecs } from '../../database/schema';
import type { Language, Localised } from '@caravan/shared/terms';
import * as v from 'valibot';
import { localise } from '../../envelope/context';
import attributes from './attributes.json' with { type: 'json' };
import { wordOf } from './words';

type Format = (value: string | number, language: Language, specs: VehicleSpecs) => string;

const noBreak = '\u00A0';

const formatInUnit =
  (unit: Localised): Format =>
  (value, language) =>
    `${formatNumber(value, language, { maximumFractionDigits: 1 })}${noBreak}${unit[language]}`;

const formatKw: Format = (value, language) => formatPower(Number(value), language);

const formatRange: Format = (value, language, specs) => {
  const cycle = specs['rangeCycle'];
  const distance = formatInUnit({ en: 'km', ge: 'კმ' })(value, language, specs);
  return typeof cycle === 'string' ? `${distance} (${cycle})` : distance;
};

const formatGearbox: Format = (value, language, specs) => {
  const kind = wordOf(String(value), language);
  const gears = specs['gears'];
  return typeof gears === 'number' ? `${kind}, ${String(gears)} ${localise(language, 'gears', 'სიჩქარე')}` : kind;
};

const formats = {
  plain: (value) => String(value),
  word: (value, language) => wordOf(String(value), language),
  month: (value, language) => formatMonth(String(value), language),
  power: formatKw,
  range: formatRange,
  gearbox: formatGearbox,
} satisfies Record<string, Format>;

const text = v.string();
const line = v.object({
  code: text,
  en: text,
  ge: text,
  /** How the value is written. A number with a unit needs only the unit. */
  show: v.optional(v.picklist(['plain', 'word', 'month', 'power', 'range', 'gearbox']), 'plain'),
  unit: v.optional(v.object({ en: text, ge: text })),
});
type Line = v.InferOutput<typeof line>;

/** All attributes of vehicles, in the order of the page. */
const groups = v.parse(v.array(v.object({ en: text, ge: text, lines: v.array(line) })), attributes);

const lines = new Map(groups.flatMap((group) => group.lines.map((each) => [each.code, each] as const)));

/** Returns the label and value of a line, or undefined if it does not apply to the vehicle. An unknown value is null. */
const formatLine = ({ code, en, ge, show, unit }: Line, specs: VehicleSpecs, language: Language) => {
  const value = specs[code];
  const format = unit === undefined ? formats[show] : formatInUnit(unit);
  return value === undefined
    ? undefined
    : { key: localise(language, en, ge), value: value === null ? null : format(value, language, specs) };
};

/** Returns all attributes of a vehicle, without those that do not apply. */
export const attributesOf = (specs: VehicleSpecs, language: Language): VehicleAttribute[] =>
  groups.flatMap((group) =>
    group.lines.flatMap((each) => {
      const formatted = formatLine(each, specs, language);
      return formatted === undefined
        ? []
        : [{ code: each.code, group: localise(language, group.en, group.ge), ...formatted }];
    }),
  );

/** Returns the label and value of one attribute, or undefined if it does not apply to the vehicle. */
export const attributeOf = (specs: VehicleSpecs, code: string, language: Language) => {
  const found = lines.get(code);
  return found && formatLine(found, specs, language);
};
