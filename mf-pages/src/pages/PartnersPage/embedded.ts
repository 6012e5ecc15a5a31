import { matchPath } from 'react-router-dom';
import { embedAddress, type EmbedAttribute, type EmbedHeight, type Language } from '@caravan/shared/contracts';
import type { Embeddable } from '@caravan/shared/site';
import type { Room } from './partnersView';

/** What the attributes of a widget say, by their names; empty: nothing. */
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

/** The attributes that an address of the site comes to, or null where it is no page of this widget. */
const valuesAt = ({ path, attributes }: Embeddable, address: string): Values | null => {
  const [pathname = '', query = ''] = address.split('?');
  const params = matchPath(path, pathname)?.params;
  if (!params) return null;
  const search = new URLSearchParams(query);
  const values: Record<string, string> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const { gives, otherwise = '' } = attribute;
    const inPath = params[gives];
    // Another list of the same pattern may be no widget.
    if (inPath !== undefined && !isKnown(attribute, decoded(inPath))) return null;
    const said = inPath === undefined ? search.get(gives) : decoded(inPath);
    values[name] = said !== null && isKnown(attribute, said) ? said : otherwise;
  }
  return values;
};

/** A widget as its tag without attributes shows it. */
export const unset = (embeddable: Embeddable): Chosen => ({
  embeddable,
  values: Object.fromEntries(
    Object.entries(embeddable.attributes).map(([name, { otherwise = '' }]) => [name, otherwise]),
  ),
});

/** What an address of the site shows of what may be embedded; the first of that where it shows none. */
export const chosenAt = (embeddables: readonly Embeddable[], address = ''): Chosen | undefined => {
  for (const embeddable of embeddables) {
    const values = valuesAt(embeddable, address);
    if (values) return { embeddable, values };
  }
  const [first] = embeddables;
  return first && unset(first);
};

/** How high it is in a language, by what its attributes say. */
export const heightsOf = (
  { embeddable: { attributes, height, georgianHeight = height }, values }: Chosen,
  lang: Language,
): EmbedHeight => {
  const own = Object.entries(attributes).map(([name, { heights }]) => heights?.[values[name] ?? '']);
  return own.find(Boolean) ?? (lang === 'ge' ? georgianHeight : height);
};

/** CSS pixels that it takes in a room. */
export const heightOf = (chosen: Chosen, room: Room, lang: Language): number => {
  const [phone, column, wide = column] = heightsOf(chosen, lang);
  return { phone, column, wide }[room];
};

/** The page of the site that shows it. */
export const pageOf = ({ embeddable, values }: Chosen): string =>
  embedAddress(embeddable, embeddable.attributes, values);
