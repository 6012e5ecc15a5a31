import { latePart } from '@caravan/shared/page';

/** Some hundred choices, links and forms all of them. */
export const Filters = latePart(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterGroups')).FilterGroups,
);

export const NoResult = latePart(async () => (await import(/* webpackChunkName: "no-result" */ './NoResult')).NoResult);

export const BeyondEnd = latePart(
  async () => (await import(/* webpackChunkName: "no-result" */ './BeyondEnd')).BeyondEnd,
);

/** What may be meant by what is typed: nobody types before the page answers. */
export const Suggestions = latePart(
  async () => (await import(/* webpackChunkName: "suggestions" */ './Suggestions')).Suggestions,
);

/** What a page that shows a list names among its `late`. */
export const listParts = [Filters, NoResult, BeyondEnd] as const;
