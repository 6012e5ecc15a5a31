import { Fragment, type ReactNode } from 'react';
import type { GenericSchema, InferInput } from 'valibot';
import type { SharedWidget } from '../contracts';
import { useSite } from './SiteContext';

interface WidgetProps<Schema extends GenericSchema> {
  /** The widget, as `shared/contracts/widgets.ts` names it. */
  readonly widget: SharedWidget<string, Schema>;
  readonly props: InferInput<Schema>;
  /** Shown in the widget's size until it has loaded, and if it fails. */
  readonly fallback: ReactNode;
}

/**
 * A widget of another remote: placeholder, then the widget, or a quiet failure. Pass the same `props` object while
 * nothing in it changes.
 */
export const Widget = <Schema extends GenericSchema>({ widget, props, fallback }: WidgetProps<Schema>) => (
  <Fragment>{useSite().renderWidget(widget, props, fallback)}</Fragment>
);
