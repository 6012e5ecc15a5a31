import * as v from 'valibot';
import { newsItem } from './calls/home';
import type { Slot } from './federation';

/** The props of a widget in a place of the shell. */
export const placeProps = v.object({ onClose: v.function() });
export type PlaceProps = v.InferOutput<typeof placeProps>;

/** A widget that other remotes can show: its slot and the schema of its props. */
export interface SharedWidget<
  Part extends string = string,
  Props extends v.GenericSchema = v.GenericSchema,
> extends Slot {
  readonly part: Part;
  readonly props: Props;
}

/** News items. Invalid ones are left out, because remotes are deployed independently. */
const news = v.pipe(
  v.array(v.fallback(v.nullable(newsItem), null)),
  v.transform((items) => items.filter((item) => item !== null)),
);

/** Data Insights of the home page, with the news that the top of the page does not show. */
export const dataInsights = {
  remote: 'statistics',
  part: 'DataInsights',
  props: v.object({ news: v.optional(news, []) }),
} as const satisfies SharedWidget;

/** The contact form. */
export const contactForm = {
  remote: 'account',
  part: 'ContactForm',
  props: v.object({}),
} as const satisfies SharedWidget;

/** Returns the slot of a widget without its schema, for a route's declaration. */
export const slotOf = ({ remote, part }: Slot): Slot => ({ remote, part });
