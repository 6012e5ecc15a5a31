import { useMemo, type ReactElement } from 'react';
import * as v from 'valibot';
import type { RemoteContext, RemoteWidget } from '../contracts';
import type { Draws } from './definePage';

interface WidgetLoad<Props> {
  readonly context: RemoteContext;
  readonly props: Props;
  readonly url: URL;
}

/** A widget: what it shows with its properties, and what its first view needs. */
export interface WidgetDefinition<Props> {
  readonly View: Draws<Props>;
  readonly load?: (args: WidgetLoad<Props>) => Promise<void>;
}

/**
 * Makes a widget. Its properties are stated once, by the schema: who shows it is checked against that when compiled, and
 * what it is given when it runs, because sections are deployed on their own.
 */
export const makeWidget = <const Id extends string, Props extends object>(
  id: Id,
  schema: v.GenericSchema<unknown, Props>,
  { View, load }: WidgetDefinition<Props>,
): RemoteWidget<Id> => {
  const Component = ({ given }: { readonly given: unknown }): ReactElement => {
    const props = useMemo(() => v.parse(schema, given), [given]);
    return <View {...props} />;
  };
  return {
    id,
    Component,
    load: async ({ context, given, url }) => load?.({ context, url, props: v.parse(schema, given) }),
  };
};
