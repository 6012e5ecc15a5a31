import type { GenericSchema } from 'valibot';
import type { Federation, PageId, PageParams, RemotePage, RemoteWidget, WidgetId } from '../contracts';
import { makePage, type PageDefinition, type Queries, type StaticPageDefinition } from './definePage';
import { makeWidget, type WidgetDefinition } from './defineWidget';
import { makeSubjectPage, type SubjectPageDefinition } from './subjectPage';

// What makes the parts of one remote: an id that it does not declare, or a parameter that its path lacks, does not
// compile. Each by itself, so that a section bundles those that it uses.

/** Makes `definePage`, for pages of declared routes. */
export const pagesOf =
  <F extends Federation>() =>
  <const Id extends PageId<F>, View, Q extends Queries>(
    id: Id,
    definition: PageDefinition<PageParams<F, Id>, View, Q>,
  ): RemotePage<Id> =>
    makePage<F, Id, View, Q>(id, definition);

/** Makes `defineStaticPage`, for pages that ask nothing of their address and make no call for their first view. */
export const staticPagesOf =
  <F extends Federation>() =>
  <const Id extends PageId<F>>(id: Id, { View, meta }: StaticPageDefinition): RemotePage<Id> =>
    makePage<F, Id, null, Queries>(id, { address: () => null, queries: () => ({}), View, ...(meta && { meta }) });

/** Makes `defineSubjectPage`, for pages of one thing, which their call `subject` answers; `name` is the remote's. */
export const subjectPagesOf =
  <F extends Federation>(name: F['name']) =>
  <const Id extends PageId<F>, View, Subject, Q extends Queries>(
    id: Id,
    definition: SubjectPageDefinition<PageParams<F, Id>, View, Subject, Q>,
  ): RemotePage<Id> =>
    makeSubjectPage<F, Id, View, Subject, Q>(name, id, definition);

/** Makes `defineWidget`, for declared widgets; `props` is the schema of what one is given. */
export const widgetsOf =
  <F extends Federation>() =>
  <const Id extends WidgetId<F>, Props extends object>(
    widget: { readonly part: Id; readonly props: GenericSchema<unknown, Props> },
    definition: WidgetDefinition<Props>,
  ): RemoteWidget<Id> =>
    makeWidget(widget.part, widget.props, definition);
