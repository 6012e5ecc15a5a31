import { matchPath } from 'react-router-dom';
import { embedAddress, type EmbedAttribute, type EmbedHeight, type Language } from '@caravan/shared/contracts';
import type { Embeddable } from '@caravan/shared/site';
import type { Room } from './partnersView';

/** Values of a widget's attributes by name; an empty value is not set. */
export type Values = Readonly<Record<string, string>>;

/** Something to embed, with its attributes. */
export interface Chosen {
  readonly embeddable: Embeddable;
  readonly values: Values;
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const isKnown = ({ values }: EmbedAttribute, said: string): boolean => values?.includes(said) ?? true;

/** Returns the attributes that an address stands for, or null if it is not a page of this widget. */
const valuesAt = ({ path, attributes }: Embeddable, address: string): Values | null => {
  const [pathname = '', query = ''] = address.split('?');
  const params = matchPath(path, pathname)?.params;
  if (!params) return null;
  const search = new URLSearchParams(query);
  const values: Record<string, string> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const { gives, otherwise = '' } = attribute;
    const inPath = params[gives];
    // Another value of the same path pattern may not be a widget.
    if (inPath !== undefined && !isKnown(attribute, decoded(inPath))) return null;
    const said = inPath === undefined ? search.get(gives) : decoded(inPath);
    values[name] = said !== null && isKnown(attribute, said) ? said : otherwise;
  }
  return values;
};

/** A widget as its tag shows it without attributes. */
export const unset = (embeddable: Embeddable): Chosen => ({
  embeddable,
  values: Object.fromEntries(
    Object.entries(embeddable.attributes).map(([name, { otherwise = '' }]) => [name, otherwise]),
  ),
});

/** Returns the widget that an address shows, or the first widget if it shows none. */
export const chosenAt = (embeddables: readonly Embeddable[], address = ''): Chosen | undefined => {
  for (const embeddable of embeddables) {
    const values = valuesAt(embeddable, address);
    if (values) return { embeddable, values };
  }
  const [first] = embeddables;
  return first && unset(first);
};

/** Returns the declared heights in a language for the values of the attributes. */
export const heightsOf = (
  { embeddable: { attributes, height, georgianHeight = height }, values }: Chosen,
  lang: Language,
): EmbedHeight => {
  const own = Object.entries(attributes).map(([name, { heights }]) => heights?.[values[name] ?? '']);
  return own.find(Boolean) ?? (lang === 'ge' ? georgianHeight : height);
};

/** Height in CSS pixels at a width. */
export const heightOf = (chosen: Chosen, room: Room, lang: Language): number => {
  const [phone, column, wide] = heightsOf(chosen, lang);
  return { phone, column, wide }[room];
};

export const pageOf = ({ embeddable, values }: Chosen): string =>
  embedAddress(embeddable, embeddable.attributes, values);
