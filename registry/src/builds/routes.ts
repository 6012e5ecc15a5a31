import type { RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf } from '@caravan/shared/contracts/calls';

type Route = Pick<RouteDeclaration, 'path' | 'params'>;

/** A segment of a path: a text (`*` matches any rest), or a parameter with its allowed values. */
interface Segment {
  readonly text?: string;
  readonly values?: readonly string[];
  /** The path has a placeholder here: each site chooses the text, and `text` is its default. */
  readonly isPlaceholder?: boolean;
}

/** Each route is compared with those of all other remotes. */
const variantsByRoute = new WeakMap<Route, readonly Segment[][]>();

/** Returns a path with and without its optional segments, in lower case: the router ignores case and final slashes. */
const createVariants = ({ path, params = {} }: Route): Segment[][] =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<Segment[][]>(
      (variants, part) => {
        const name = part.replace(/\?$/, '');
        const values = params[name.slice(1)]?.map((value) => value.toLowerCase());
        const parameter: Segment = values ? { values } : {};
        const text = pathOf({ path: name });
        const segment = name.startsWith(':') ? parameter : { text: text.toLowerCase(), isPlaceholder: text !== name };
        const longer = variants.map((variant) => [...variant, segment]);
        return part.endsWith('?') ? [...variants, ...longer] : longer;
      },
      [[]],
    );

const variantsOf = (route: Route): readonly Segment[][] => {
  const variants = variantsByRoute.get(route) ?? createVariants(route);
  variantsByRoute.set(route, variants);
  return variants;
};

const segmentsOverlap = (segment: Segment, other: Segment): boolean => {
  if (segment.text !== undefined && other.text !== undefined) return segment.text === other.text;
  const text = segment.text ?? other.text;
  const values = segment.values ?? other.values;
  // With two parameters in the same place the router tries the first route only, whatever their values.
  return text === undefined || values === undefined || values.includes(text);
};

const variantsOverlap = (variant: readonly Segment[], otherVariant: readonly Segment[], from = 0): boolean => {
  const [segment, other] = [variant[from], otherVariant[from]];
  if (segment?.text === '*' || other?.text === '*') return true;
  if (!segment || !other) return segment === other;
  return segmentsOverlap(segment, other) && variantsOverlap(variant, otherVariant, from + 1);
};

const withAnyName = (variant: readonly Segment[]): Segment[] =>
  variant.map((segment) => (segment.isPlaceholder ? {} : segment));

const countTexts = (variant: readonly Segment[]): number =>
  variant.filter(({ text }) => text !== undefined && text !== '*').length;

/**
 * Whether the router may choose the other variant for addresses of one with a placeholder, if a site chooses another name for it. The
 * router prefers the variant with more texts: `/{auction}/page` keeps its addresses beside `/car/:id`.
 */
const mayTakeAddresses = (variant: readonly Segment[], otherVariant: readonly Segment[]): boolean =>
  variant.some(({ isPlaceholder }) => isPlaceholder) &&
  countTexts(otherVariant) >= countTexts(variant) &&
  variantsOverlap(withAnyName(variant), withAnyName(otherVariant));

/** Returns the text with which every address of a route begins, or null if it may vary. Routes with different texts do not overlap. */
export const firstText = ({ path }: Route): string | null =>
  /^\/([^/:*?{}]+)(?:\/|$)/.exec(path)?.[1]?.toLowerCase() ?? null;

/** Whether some address matches both routes, or the router would never try one of them. */
export const routesOverlap = (route: Route, other: Route): boolean =>
  variantsOf(route).some((variant) =>
    variantsOf(other).some(
      (otherVariant) =>
        variantsOverlap(variant, otherVariant) ||
        mayTakeAddresses(variant, otherVariant) ||
        mayTakeAddresses(otherVariant, variant),
    ),
  );

/** Whether a path without placeholders is an address of a route. */
export const matchesRoute = (route: Route, path: string): boolean => {
  const address = path
    .split('/')
    .filter(Boolean)
    .map((part): Segment => ({ text: part.toLowerCase() }));
  return variantsOf(route).some((variant) => variantsOverlap(variant, address));
};
