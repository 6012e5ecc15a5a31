import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useSite } from './SiteContext';

interface WidgetProps {
  /** `remote/Widget`, for example `statistics/DataInsights`. */
  readonly name: string;
  /** Shown until the widget is there, in the widget's size; stays where the widget cannot be had. */
  readonly fallback: ReactNode;
  readonly props?: Readonly<Record<string, unknown>>;
}

const none = {};

/** A part of another section, asked for by name: placeholder, then the widget, or a quiet failure. */
export const Widget = ({ name, fallback, props = none }: WidgetProps): ReactElement => (
  <Fragment>{useSite().renderWidget(name, props, fallback)}</Fragment>
);
