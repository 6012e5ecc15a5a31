import type { RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf } from '@caravan/shared/contracts/calls';

type Route = Pick<RouteDeclaration, 'path' | 'params'>;

/** A segment of a path: a text (`*` matches any rest), or a parameter with its allowed values. */
interface Segment {
  readonly text?: string;
  readonly values?: readonly string[];
}

/** Returns a path with and without its optional segments, in lower case: the router ignores case and final slashes. */
const formsOf = ({ path, params = {} }: Route): Segment[][] =>
  pathOf({ path })
    .split('/')
    .filter(Boolean)
    .reduce<Segment[][]>(
      (forms, part) => {
        const name = part.replace(/\?$/, '');
        const values = params[name.slice(1)]?.map((value) => value.toLowerCase());
        const parameter: Segment = values ? { values } : {};
        const segment = name.startsWith(':') ? parameter : { text: name.toLowerCase() };
        const longer = forms.map((form) => [...form, segment]);
        return part.endsWith('?') ? [...forms, ...longer] : longer;
      },
      [[]],
    );

const meet = (one: Segment, other: Segment): boolean => {
  if (one.text !== undefined && other.text !== undefined) return one.text === other.text;
  const text = one.text ?? other.text;
  const values = one.values ?? other.values;
  // With two parameters in the same place the router tries the first route only, whatever their values.
  return text === undefined || values === undefined || values.includes(text);
};

const formsMeet = ([one, ...further]: readonly Segment[], [other, ...otherFurther]: readonly Segment[]): boolean => {
  if (one?.text === '*' || other?.text === '*') return true;
  if (!one || !other) return one === other;
  return meet(one, other) && formsMeet(further, otherFurther);
};

/** Returns the text with which every address of a route begins, or null if it may vary. Routes with different texts do not meet. */
export const firstText = ({ path }: Route): string | null =>
  /^\/([^/:*?{}]+)(?:\/|$)/.exec(path)?.[1]?.toLowerCase() ?? null;

/** Whether some address matches both routes, or the router would never try one of them. */
export const routesMeet = (one: Route, other: Route): boolean =>
  formsOf(one).some((form) => formsOf(other).some((otherForm) => formsMeet(form, otherForm)));
