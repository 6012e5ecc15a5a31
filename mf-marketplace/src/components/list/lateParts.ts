import { lazyPart } from '@caravan/shared/page';

/** Several hundred choices, all of them links and forms. */
export const Filters = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterGroups')).FilterGroups,
);

export const NoResult = lazyPart(async () => (await import(/* webpackChunkName: "no-result" */ './NoResult')).NoResult);

export const BeyondEnd = lazyPart(
  async () => (await import(/* webpackChunkName: "no-result" */ './BeyondEnd')).BeyondEnd,
);

/** Suggestions for typed text, needed only after hydration. */
export const Suggestions = lazyPart(
  async () => (await import(/* webpackChunkName: "suggestions" */ './Suggestions')).Suggestions,
);

/** What a page that shows a list names among its `late`. */
export const listParts = [Filters, NoResult, BeyondEnd] as const;
