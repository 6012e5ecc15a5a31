import type { GenericSchema } from 'valibot';
import type { Federation, PageId, PageParams, RemotePage, RemoteWidget, WidgetId } from '../contracts';
import { makePage, type PageDefinition, type Queries, type StaticPageDefinition } from './definePage';
import { makeWidget, type WidgetDefinition } from './defineWidget';
import { makeSubjectPage, type SubjectPageDefinition } from './subjectPage';

/** What makes the parts of one remote: an id that it does not declare, or a parameter that its path lacks, does not compile. */
export const defineSection = <F extends Federation>(name: F['name']) => ({
  /** Makes a page of a declared route. */
  definePage: <const Id extends PageId<F>, View, Q extends Queries>(
    id: Id,
    definition: PageDefinition<PageParams<F, Id>, View, Q>,
  ): RemotePage<Id> => makePage<F, Id, View, Q>(id, definition),
  /** Makes a page that asks nothing of its address and makes no call for its first view. */
  defineStaticPage: <const Id extends PageId<F>>(id: Id, { View, meta }: StaticPageDefinition): RemotePage<Id> =>
    makePage<F, Id, null, Queries>(id, { address: () => null, queries: () => ({}), View, ...(meta && { meta }) }),
  /** Makes the page of one thing, which its call `subject` answers. */
  defineSubjectPage: <const Id extends PageId<F>, View, Subject, Q extends Queries>(
    id: Id,
    definition: SubjectPageDefinition<PageParams<F, Id>, View, Subject, Q>,
  ): RemotePage<Id> => makeSubjectPage<F, Id, View, Subject, Q>(name, id, definition),
  /** Makes a declared widget; `props` is the schema of what it is given. */
  defineWidget: <const Id extends WidgetId<F>, Props extends object>(
    widget: { readonly part: Id; readonly props: GenericSchema<unknown, Props> },
    definition: WidgetDefinition<Props>,
  ): RemoteWidget<Id> => makeWidget(widget.part, widget.props, definition),
});
