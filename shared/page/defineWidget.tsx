import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import {
  invalidPropsMessage,
  parserOf,
  type Federation,
  type RemoteContext,
  type RemoteWidget,
  type WidgetId,
} from '../contracts';
import type { ViewComponent } from './definePage';
import { prepareParts, type LazyParts } from './lazyPart';

interface WidgetLoad<Props> {
  readonly context: RemoteContext;
  readonly props: Props;
  readonly url: URL;
}

/** A widget: its component, and the calls of its first view. */
export interface WidgetDefinition<Props> {
  readonly View: ViewComponent<Props>;
  readonly load?: (args: WidgetLoad<Props>) => Promise<void>;
  /** The widget's lazy parts, created by `lazyPart`. */
  readonly lazyParts?: LazyParts;
}

/**
 * Creates `defineWidget`, for declared widgets. The schema `props` types a widget's props for other remotes, and checks them at run
 * time, because remotes are deployed independently.
 */
export const widgetsOf =
  <F extends Federation>() =>
  <const Id extends WidgetId<F>, Props extends object>(
    { part: id, props: schema }: { readonly part: Id; readonly props: GenericSchema<unknown, Props> },
    { View, load, lazyParts = [] }: WidgetDefinition<Props>,
  ): RemoteWidget<Id> => {
    const parse = parserOf(schema);
    const propsOf = (widgetProps: unknown): Props => {
      const props = parse(widgetProps);
      if (props === undefined) throw new TypeError(invalidPropsMessage(id));
      return props;
    };

    const Component = ({ given }: { readonly given: unknown }) => {
      const props = useMemo(() => propsOf(given), [given]);
      return <View {...props} />;
    };
    return {
      id,
      Component,
      load: async ({ context, given, url }) => {
        await Promise.all([
          load?.({ context, url, props: propsOf(given) }),
          context.side === 'browser' ? prepareParts(lazyParts) : null,
        ]);
      },
    };
  };
