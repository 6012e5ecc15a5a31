import * as v from 'valibot';
import { newsItem } from './calls/home';
import type { Slot } from './federation';

/** What a widget is given by the shell in one of its places. */
export const placeProps = v.object({ onClose: v.function() });
export type PlaceProps = v.InferOutput<typeof placeProps>;

/** A widget that other remotes show: its slot, and the schema of what it is given. */
export interface SharedWidget<
  Part extends string = string,
  Props extends v.GenericSchema = v.GenericSchema,
> extends Slot {
  readonly part: Part;
  readonly props: Props;
}

const isThere = <T>(value: T | null): value is T => value !== null;

/** News; what is none is left out, because remotes are deployed on their own. */
const news = v.pipe(
  v.array(v.fallback(v.nullable(newsItem), null)),
  v.transform((items) => items.filter(isThere)),
);

/** Data Insights of the home page, with the news that found no room above. */
export const dataInsights = {
  remote: 'statistics',
  part: 'DataInsights',
  props: v.object({ news: v.optional(news, []) }),
} as const satisfies SharedWidget;

/** The form by which visitors write to the firm. */
export const contactForm = {
  remote: 'account',
  part: 'ContactForm',
  props: v.object({}),
} as const satisfies SharedWidget;

/** The slot of a widget without its schema, for a route's declaration. */
export const slotOf = ({ remote, part }: Slot): Slot => ({ remote, part });
