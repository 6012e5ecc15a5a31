import type { LandedEntry } from '@caravan/shared/contracts/calls';
import { entryLimits, fuels, steerings } from '@caravan/shared/landed';

export const CALCULATOR_PATH = '/calculator';

export const terms = ['cif', 'fob'] as const;
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Fields in which the visitor types, in the order of the form. */
export const typedFields = ['price', 'freight', 'year', 'month', 'engine'] as const;
type TypedField = (typeof typedFields)[number];

/** Parameters with a default that replaces an invalid value. */
const choices = ['terms', 'fuel', 'month', 'steering', 'date'] as const;
type Choice = (typeof choices)[number];

/** Why a field cannot be used. `future`: the car would be made after its declaration. */
type FieldError = 'missing' | 'wrong' | 'future';

const MAX_ENTRY_LENGTH = 40;

export interface CalculatorView {
  /** The values of the form. Those of typed fields are unchanged texts. */
  readonly fields: {
    readonly price: string;
    readonly terms: (typeof terms)[number];
    readonly freight: string;
    readonly year: string;
    readonly month: (typeof months)[number] | '';
    readonly fuel: LandedEntry['fuel'];
    readonly engine: string;
    readonly steering: LandedEntry['steering'];
    readonly date: string;
  };
  /** Errors of typed fields. Empty before the visitor sends the form. */
  readonly errors: Readonly<Partial<Record<TypedField, FieldError | undefined>>>;
  /** Invalid choices of the address, which have their default. */
  readonly invalid: readonly Choice[];
  /** The entry for the call. Undefined if a field is missing or wrong. */
  readonly entry: LandedEntry | undefined;
}

/** Reads a whole number, with or without spaces, separators of thousands and a unit: "$12,000", "1 998 cm³". */
export const wholeNumberIn = (text: string): number | undefined => {
  const digits = text
    .replaceAll(/\s/g, '')
    .replace(/^\$/, '')
    .replace(/(?:\$|usd|cm³|cm3|cc|სმ³)$/i, '')
    .replace(/^\d{1,3}(?:[.,]\d{3})+$/, (grouped) => grouped.replaceAll(/[.,]/g, ''));
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const fieldsIn = (search: URLSearchParams, today: string): CalculatorView['fields'] => {
  const textOf = (name: string): string => (search.get(name) ?? '').trim().slice(0, MAX_ENTRY_LENGTH);
  const oneOf = <Value extends string>(name: Choice, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === textOf(name));
  return {
    price: textOf('price'),
    terms: oneOf('terms', terms) ?? 'cif',
    freight: textOf('freight'),
    year: textOf('year'),
    month: oneOf('month', months) ?? '',
    fuel: oneOf('fuel', fuels) ?? 'petrol',
    engine: textOf('engine'),
    steering: oneOf('steering', steerings) ?? 'left',
    date: isDay(textOf('date')) ? textOf('date') : today,
  };
};

/** Returns why a typed number cannot be used. */
const findNumberError = (text: string, min: number, max: number): FieldError | undefined => {
  if (text === '') return 'missing';
  const number = wholeNumberIn(text);
  return number !== undefined && number >= min && number <= max ? undefined : 'wrong';
};

const findErrors = ({ price, terms: term, freight, year, month, fuel, engine, date }: CalculatorView['fields']) => {
  const [lastYear, lastMonth] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const buildYear = wholeNumberIn(year) ?? 0;
  const isFuture = buildYear > lastYear;
  const wrongYear = findNumberError(year, entryLimits.firstYear, isFuture ? 9999 : entryLimits.lastYear);
  const errors: Record<TypedField, FieldError | undefined> = {
    price: findNumberError(price, 1, entryLimits.price),
    freight: term === 'fob' ? findNumberError(freight, 0, entryLimits.price - (wholeNumberIn(price) ?? 0)) : undefined,
    year: wrongYear ?? (isFuture ? 'future' : undefined),
    month: buildYear === lastYear && Number(month) > lastMonth ? 'future' : undefined,
    engine:
      fuel === 'electric' ? undefined : findNumberError(engine, entryLimits.smallestEngine, entryLimits.largestEngine),
  };
  return errors;
};

const entryOf = ({ price, freight, year, engine, month, ...fields }: CalculatorView['fields']): LandedEntry => ({
  price: (wholeNumberIn(price) ?? 0) + (fields.terms === 'fob' ? (wholeNumberIn(freight) ?? 0) : 0),
  year: wholeNumberIn(year) ?? 0,
  ...(month === '' ? {} : { month: Number(month) }),
  fuel: fields.fuel,
  ...(fields.fuel === 'electric' ? {} : { engine: wholeNumberIn(engine) ?? 0 }),
  steering: fields.steering,
  declaredOn: fields.date,
});

/** Returns the view of an address. Without a price, the visitor has not sent the form yet. */
export const calculatorView = (search: URLSearchParams, today: string): CalculatorView => {
  const fields = fieldsIn(search, today);
  const invalid = choices.filter((name) => {
    const value = search.get(name) ?? '';
    return value !== '' && value !== fields[name];
  });
  if (!search.has('price')) return { fields, errors: {}, invalid, entry: undefined };
  const errors = findErrors(fields);
  const isComplete = typedFields.every((name) => errors[name] === undefined);
  return { fields, errors, invalid, entry: isComplete ? entryOf(fields) : undefined };
};

/**
 * Returns the query for the values of the form, in the order of the page's other links. An empty price stays: it marks a sent
 * form.
 */
export const calculatorSearch = (search: URLSearchParams, form: FormData): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of form) {
    next.delete(name);
    if (typeof value === 'string' && (value !== '' || name === 'price')) next.set(name, value.trim());
  }
  next.sort();
  return `?${next.toString()}`;
};
