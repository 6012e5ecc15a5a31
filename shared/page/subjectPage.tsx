import type { ComponentType, ReactElement, ReactNode } from 'react';
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
import type { BoundQuery } from '../store';
import { ButtonLink, EmptyState, PageHeading, VisuallyHidden } from '../ui';
import {
  makePage,
  type AddressParts,
  type Draws,
  type MetaParts,
  type PageExtras,
  type Queries,
  type ViewProps,
} from './definePage';
import { isUnknown } from './isUnknown';

interface SubjectProps<View, Subject, Q> extends ViewProps<View, Q> {
  readonly subject: Subject;
}

/** A page of one thing: as any page, and what stands in its place until it is there, or where there is no such thing. */
export interface SubjectPageDefinition<Params, View, Subject, Q extends Queries> extends PageExtras<View> {
  readonly address: (parts: AddressParts<Params>) => View;
  /** The query of the thing itself: where it answers that there is none, the address names nothing (404). */
  readonly subject: (view: View, setting: PageSetting) => BoundQuery<Subject>;
  /** Further calls of the first view, made beside it. */
  readonly queries: (view: View, setting: PageSetting) => Q;
  /** Drawn anew for each other thing. */
  readonly View: Draws<SubjectProps<View, Subject, Q>>;
  /** Asked once the thing is known. */
  readonly meta: (parts: MetaParts<View, Q> & { readonly subject: Subject }) => PageMeta;
  /** What the page stands in. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  readonly Skeleton: Draws<object>;
  /**
   * Key of the texts for what is no thing: `title` while it loads and where it failed, `failed`, and `gone.title`,
   * `gone.text` and `gone.action` where there is none.
   */
  readonly texts: string;
  /** Where the way back leads from what is gone. */
  readonly back: string;
  /**
   * What a page shows below that of a thing that was there once, and the call that knows it. Where that refuses too, there
   * never was such a thing: the address names nothing.
   */
  readonly gone?: {
    readonly query: (view: View, setting: PageSetting) => BoundQuery<unknown>;
    readonly View: Draws<{ readonly view: View }>;
  };
}

/** Makes a page of one thing: loading, failed, not found and there are the same for all of them. */
export const makeSubjectPage = <F extends Federation, const Id extends PageId<F>, View, Subject, Q extends Queries>(
  name: F['name'],
  id: Id,
  definition: SubjectPageDefinition<PageParams<F, Id>, View, Subject, Q>,
): RemotePage<Id> => {
  const {
    View: Content,
    subject: subjectOf,
    queries: further,
    Frame,
    Skeleton,
    texts,
    back,
    gone,
    meta,
    ...rest
  } = definition;
  type All = Q & { readonly subject: BoundQuery<Subject> };

  const SubjectView = ({ view, queries, link }: ViewProps<View, All>): ReactElement => {
    const t = useTexts(name);
    const query = queries.subject.useQuery();
    // Not the thing of the address before, which `data` is while this one's is under way.
    const ofThis = { ...query, data: query.currentData };
    if (isUnknown(query.error)) {
      return (
        <Frame>
          <PageHeading title={t(`${texts}.gone.title`)} />
          <EmptyState
            title={t(`${texts}.gone.text`)}
            action={<ButtonLink to={back}>{t(`${texts}.gone.action`)}</ButtonLink>}
          />
          {gone && <gone.View view={view} />}
        </Frame>
      );
    }
    return (
      <Frame>
        {(ofThis.data === undefined || query.error !== undefined) && (
          <VisuallyHidden as="h1">{t(`${texts}.title`)}</VisuallyHidden>
        )}
        <Fetched query={ofThis} skeleton={<Skeleton />} failure={t(`${texts}.failed`)}>
          {(subject) => (
            <Content key={JSON.stringify(view)} view={view} queries={queries} link={link} subject={subject} />
          )}
        </Fetched>
      </Frame>
    );
  };

  return makePage<F, Id, View, All>(id, {
    ...rest,
    queries: (view, setting) => ({ subject: subjectOf(view, setting), ...further(view, setting) }),
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
      const left = await gone?.query(view, context).fetch(context);
      if (left?.data === undefined) throw notFound();
    },
  });
};
