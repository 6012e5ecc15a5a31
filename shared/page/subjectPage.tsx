import { useEffect, type ComponentType, type ReactNode } from 'react';
import {
  notFound,
  type Federation,
  type PageId,
  type PageMeta,
  type PageParams,
  type PageSetting,
  type RemotePage,
} from '../contracts';
import { Fetched, useTexts } from '../site';
import { logFailure, type BoundQuery } from '../store';
import { ButtonLink, EmptyState, PageHeading, VisuallyHidden } from '../ui';
import {
  pagesOf,
  type AddressParts,
  type ViewComponent,
  type MetaParts,
  type PageExtras,
  type Queries,
  type ViewProps,
} from './definePage';
import { isUnknown } from './isUnknown';

interface SubjectProps<View, Subject, Q> extends ViewProps<View, Q> {
  readonly subject: Subject;
}

/** A page of one item, with its loading, failed and not-found states. */
export interface SubjectPageDefinition<Params, View, Subject, Q extends Queries> extends PageExtras<View> {
  readonly address: (parts: AddressParts<Params>) => View;
  /** The query of the item. If the item does not exist, the page is not found (404). */
  readonly subject: (view: View, setting: PageSetting) => BoundQuery<Subject>;
  /** Further calls of the first view, made in parallel. */
  readonly queries: (view: View, setting: PageSetting) => Q;
  /** The content. It is mounted again for another item. */
  readonly View: ViewComponent<SubjectProps<View, Subject, Q>>;
  /** Called once the item is loaded. */
  readonly meta: (parts: MetaParts<View, Q> & { readonly subject: Subject }) => PageMeta;
  readonly Skeleton: ViewComponent<object>;
  /**
   * Translation key prefix for the loading, failed and not-found states: `title`, `failed`, `gone.title`, `gone.text` and
   * `gone.action`.
   */
  readonly texts: string;
  /** Address of the link in the not-found state. */
  readonly back: string;
  /**
   * Content for an item that was removed, and the call that knows it. If that call refuses too, the item never existed and
   * the page is not found.
   */
  readonly removed?: {
    readonly query: (view: View, setting: PageSetting) => BoundQuery<unknown>;
    readonly View: ViewComponent<{ readonly view: View }>;
  };
}

/** Creates `defineSubjectPage`, for pages of one item, which the call `subject` returns. `name` is the remote's. `Frame` is around each page. */
export const subjectPagesOf =
  <F extends Federation>(name: F['name'], Frame: ComponentType<{ readonly children: ReactNode }>) =>
  <const Id extends PageId<F>, View, Subject, Q extends Queries>(
    id: Id,
    definition: SubjectPageDefinition<PageParams<F, Id>, View, Subject, Q>,
  ): RemotePage<Id> => {
    const {
      View: Content,
      subject: subjectOf,
      queries: furtherQueries,
      Skeleton,
      texts,
      back,
      removed,
      meta,
      ...rest
    } = definition;
    type AllQueries = Q & { readonly subject: BoundQuery<Subject> };

    const SubjectView = ({ view, queries, link }: ViewProps<View, AllQueries>) => {
      const t = useTexts(name);
      const query = queries.subject.useQuery();
      // While the item loads, `data` is the item of the former address.
      const currentQuery = { ...query, data: query.currentData };
      const isGone = isUnknown(query.error);
      useEffect(() => {
        if (query.error !== undefined && !isGone) logFailure(`the item of the page ${id}`, query.error);
      }, [query.error, isGone]);
      if (isGone) {
        return (
          <Frame>
            <PageHeading title={t(`${texts}.gone.title`)} />
            <EmptyState
              title={t(`${texts}.gone.text`)}
              action={<ButtonLink to={back}>{t(`${texts}.gone.action`)}</ButtonLink>}
            />
            {removed && <removed.View view={view} />}
          </Frame>
        );
      }
      return (
        <Frame>
          {(currentQuery.data === undefined || query.error !== undefined) && (
            <VisuallyHidden as="h1">{t(`${texts}.title`)}</VisuallyHidden>
          )}
          <Fetched query={currentQuery} skeleton={<Skeleton />} failure={t(`${texts}.failed`)}>
            {(subject) => (
              <Content key={JSON.stringify(view)} view={view} queries={queries} link={link} subject={subject} />
            )}
          </Fetched>
        </Frame>
      );
    };

    return pagesOf<F>()<Id, View, AllQueries>(id, {
      ...rest,
      queries: (view, setting) => ({ subject: subjectOf(view, setting), ...furtherQueries(view, setting) }),
      View: SubjectView,
      meta: (parts) => {
        const subject = parts.answer(parts.queries.subject);
        if (subject !== undefined) return meta({ ...parts, subject });
        return isUnknown(parts.failure(parts.queries.subject))
          ? { title: parts.t(`${texts}.gone.title`), status: 404 }
          : {};
      },
      onFailure: async (error, query, { queries, view, context }) => {
        if (query !== queries.subject || !isUnknown(error)) return;
        const removedAnswer = await removed?.query(view, context).fetch(context);
        if (removedAnswer?.data === undefined) throw notFound();
      },
    });
  };
