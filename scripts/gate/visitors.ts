import type { Language } from '@caravan/shared/contracts';

/** A kind of visitor of a trial. */
export interface TrialVisitor {
  readonly lang: Language;
  /** Width of the window in CSS pixels. */
  readonly width: 390 | 1440;
  readonly isSignedIn: boolean;
}

const first: TrialVisitor = { lang: 'en', width: 1440, isSignedIn: false };

/**
 * Visitors that look at the first address of each route. Each pair of language, width and session occurs once. So four visitors
 * find the faults that all eight would find, unless a fault needs all three values together.
 */
export const routeVisitors: readonly TrialVisitor[] = [
  first,
  { lang: 'ge', width: 390, isSignedIn: false },
  { lang: 'en', width: 390, isSignedIn: true },
  { lang: 'ge', width: 1440, isSignedIn: true },
];

/** Visitors that look at each further address. Both languages, widths and kinds of session occur. */
export const addressVisitors: readonly TrialVisitor[] = [first, { lang: 'ge', width: 390, isSignedIn: true }];

const traitsOf = ({ lang, width, isSignedIn }: TrialVisitor): readonly string[] => [
  lang === 'en' ? 'in English' : 'in Georgian',
  `${width} px wide`,
  isSignedIn ? 'signed in' : 'signed out',
];

/** Describes some of all visitors: by the traits that they alone share, or each by its traits. Returns '' for all of them. */
export const describeVisitors = (affected: readonly TrialVisitor[], all: readonly TrialVisitor[]): string => {
  if (affected.length === all.length) return '';
  const sharedTraits = affected
    .map(traitsOf)
    .reduce((before, traits) => before.filter((trait) => traits.includes(trait)));
  const distinctiveTraits = sharedTraits.filter(
    (each) => all.filter((visitor) => traitsOf(visitor).includes(each)).length === affected.length,
  );
  if (distinctiveTraits.length > 0) return distinctiveTraits.join(', ');
  return affected.map((visitor) => traitsOf(visitor).join(', ')).join('; ');
};

/** Merges the faults that visitors met, in the order of their first occurrence, and adds which visitors met each. */
export const mergeFaults = (
  found: readonly { readonly visitor: TrialVisitor; readonly faults: readonly string[] }[],
): readonly string[] => {
  const all = found.map(({ visitor }) => visitor);
  const visitorsByFault = new Map<string, Set<TrialVisitor>>();
  for (const { visitor, faults } of found)
    for (const fault of faults) visitorsByFault.set(fault, (visitorsByFault.get(fault) ?? new Set()).add(visitor));
  return [...visitorsByFault].map(([fault, visitors]) => {
    const description = describeVisitors([...visitors], all);
    return description ? `${fault} (${description})` : fault;
  });
};
