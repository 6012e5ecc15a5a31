import { matchPath } from 'react-router-dom';
import { embedAddress, type EmbedAttribute, type EmbedHeight, type Language } from '@caravan/shared/contracts';
import type { Embeddable } from '@caravan/shared/site';
import type { PreviewWidth } from './partnersView';

/** Values of a widget's attributes by name. An empty value is not set. */
export type Values = Readonly<Record<string, string>>;

/** A widget to embed, with its attributes. */
export interface WidgetSelection {
  readonly embeddable: Embeddable;
  readonly values: Values;
}

const safeDecode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const isAllowed = ({ values }: EmbedAttribute, value: string): boolean => values?.includes(value) ?? true;

/** Returns whether the page accepts an attribute beside the values of the others. */
export const isAccepted = ({ onlyWith = {} }: EmbedAttribute, values: Values): boolean =>
  Object.entries(onlyWith).every(([name, accepted]) => accepted.includes(values[name] ?? ''));

/** Returns the attributes that an address means, or null if it is not a page of this widget. */
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
    if (inPath !== undefined && !isAllowed(attribute, safeDecode(inPath))) return null;
    const value = inPath === undefined ? search.get(gives) : safeDecode(inPath);
    values[name] = value !== null && isAllowed(attribute, value) ? value : otherwise;
  }
  for (const [name, attribute] of Object.entries(attributes)) if (!isAccepted(attribute, values)) values[name] = '';
  return values;
};

/** Returns a widget as its tag shows it without attributes. */
export const defaultSelection = (embeddable: Embeddable): WidgetSelection => ({
  embeddable,
  values: Object.fromEntries(
    Object.entries(embeddable.attributes).map(([name, { otherwise = '' }]) => [name, otherwise]),
  ),
});

/** Returns the widget that an address shows, or the first widget if it shows none. */
export const selectionAt = (embeddables: readonly Embeddable[], address = ''): WidgetSelection | undefined => {
  for (const embeddable of embeddables) {
    const values = valuesAt(embeddable, address);
    if (values) return { embeddable, values };
  }
  const [first] = embeddables;
  return first && defaultSelection(first);
};

/** Returns the declared heights in a language for the values of the attributes. */
export const heightsOf = (
  { embeddable: { attributes, height, georgianHeight = height }, values }: WidgetSelection,
  lang: Language,
): EmbedHeight => {
  const attributeHeights = Object.entries(attributes).map(([name, { heights }]) => heights?.[values[name] ?? '']);
  return attributeHeights.find(Boolean) ?? (lang === 'ge' ? georgianHeight : height);
};

/** Returns the height in CSS pixels at a width. */
export const heightOf = (selection: WidgetSelection, width: PreviewWidth, lang: Language): number => {
  const [phone, column, wide] = heightsOf(selection, lang);
  return { phone, column, wide }[width];
};

export const pageAddress = ({ embeddable, values }: WidgetSelection): string =>
  embedAddress(embeddable, embeddable.attributes, values);
