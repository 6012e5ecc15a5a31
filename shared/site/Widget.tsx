import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { GenericSchema, InferInput } from 'valibot';
import type { SharedWidget } from '../contracts';
import { useSite } from './SiteContext';

interface WidgetProps<Schema extends GenericSchema> {
  /** The widget, as `shared/contracts/widgets.ts` names it. */
  readonly widget: SharedWidget<string, Schema>;
  readonly props: InferInput<Schema>;
  /** Shown until the widget is there, in the widget's size; stays where the widget cannot be had. */
  readonly fallback: ReactNode;
}

/** A part of another section: placeholder, then the widget, or a quiet failure. Keep `props` the same object while nothing in it changes. */
export const Widget = <Schema extends GenericSchema>({
  widget,
  props,
  fallback,
}: WidgetProps<Schema>): ReactElement => <Fragment>{useSite().renderWidget(widget, props, fallback)}</Fragment>;
