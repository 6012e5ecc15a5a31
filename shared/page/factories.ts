import type { GenericSchema } from 'valibot';
import type { Federation, PageId, PageParams, RemotePage, RemoteWidget, WidgetId } from '../contracts';
import { makePage, type PageDefinition, type Queries, type StaticPageDefinition } from './definePage';
import { makeWidget, type WidgetDefinition } from './defineWidget';
import { makeSubjectPage, type SubjectPageDefinition } from './subjectPage';

// Typed factories for the parts of one remote. An undeclared id, or a parameter that the path lacks, does not compile.
// Separate functions, so that a remote bundles only those that it uses.

/** Creates `definePage`, for pages of declared routes. */
export const pagesOf =
  <F extends Federation>() =>
  <const Id extends PageId<F>, View, Q extends Queries>(
    id: Id,
    definition: PageDefinition<PageParams<F, Id>, View, Q>,
  ): RemotePage<Id> =>
    makePage<F, Id, View, Q>(id, definition);

/** Creates `defineStaticPage`, for pages without parameters and calls. */
export const staticPagesOf =
  <F extends Federation>() =>
  <const Id extends PageId<F>>(id: Id, { View, meta }: StaticPageDefinition): RemotePage<Id> =>
    makePage<F, Id, null, Queries>(id, { address: () => null, queries: () => ({}), View, ...(meta && { meta }) });

/** Creates `defineSubjectPage`, for pages of one item, which the call `subject` returns. `name` is the remote's. */
export const subjectPagesOf =
  <F extends Federation>(name: F['name']) =>
  <const Id extends PageId<F>, View, Subject, Q extends Queries>(
    id: Id,
    definition: SubjectPageDefinition<PageParams<F, Id>, View, Subject, Q>,
  ): RemotePage<Id> =>
    makeSubjectPage<F, Id, View, Subject, Q>(name, id, definition);

/** Creates `defineWidget`, for declared widgets. `props` is the schema of a widget's props. */
export const widgetsOf =
  <F extends Federation>() =>
  <const Id extends WidgetId<F>, Props extends object>(
    widget: { readonly part: Id; readonly props: GenericSchema<unknown, Props> },
    definition: WidgetDefinition<Props>,
  ): RemoteWidget<Id> =>
    makeWidget(widget.part, widget.props, definition);
