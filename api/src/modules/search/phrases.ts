import type { ChoiceFilter } from '@caravan/shared/contracts/calls';
import { withAccidentCounts } from './accidentCounts';
import { normalizeWord, reversedSide, reversingWords } from './amountWords';
import { negations } from './lexicon';
import type { Limit } from './limits';
import { isBetweenAll, isLink, isNegation, isNoun, isOneOf } from './negationWords';
import type { Token } from './tokens';
import type { Meaning } from './vocabulary';

/** A phrase of the typed text, with its meaning. */
export interface Phrase {
  /** As typed. */
  readonly words: string;
  /** The typed text without this phrase. */
  readonly rest: string;
  /** A row needs one of them, or none if the phrase is excluded. */
  readonly meanings: readonly Meaning[];
  readonly limits: readonly Limit[];
  /** Ranges of one pair of filters instead of `limits`. A row needs one of them: "2015 or 2018". */
  readonly ranges?: readonly (readonly Limit[])[] | undefined;
  /** A text to look up: a VIN, part of one, or a quote number. Undefined for words with a meaning. */
  readonly text?: string;
  /** The words were read as similar ones. */
  readonly isGuess: boolean;
  /** The list has no filter for it. */
  readonly isUnsupported: boolean;
  /** The words are negated: "not black". */
  readonly isExcluded: boolean;
}

/** Tokens with a meaning: from `first` to before `next`. */
export interface Span {
  readonly first: number;
  readonly next: number;
  readonly meanings?: readonly Meaning[];
  readonly limits?: readonly Limit[];
  readonly text?: string;
  readonly isGuess?: boolean;
  readonly isUnsupported?: boolean;
  readonly isExcluded?: boolean;
}

/** The typed text, and what its tokens are. */
export interface ClassifiedText {
  readonly typed: string;
  readonly tokens: readonly Token[];
  /** Whether no span has the token at an index. */
  readonly isFree: (index: number) => boolean;
  readonly isFiller: (token: Token) => boolean;
  /** The filters of the list. */
  readonly choices: ReadonlySet<string>;
}

/** Returns whether a word may be between a negation and the name of a span: "engine" belongs to "diesel", but not to "toyota". */
const isBetweenOf =
  ({ meanings = [], limits = [] }: Span) =>
  (token: Token | undefined): boolean =>
    isBetweenAll(token) ||
    isOneOf(negations.nouns.cars, token) ||
    (isOneOf(negations.nouns.colours, token) && meanings.some(({ filter }) => filter === 'colour')) ||
    (isOneOf(negations.nouns.engines, token) &&
      [...meanings, ...limits].some(({ filter }) => /^(?:energy|engineM)/.test(filter)));

/** Returns whether only words such as "or" are between two spans. */
const isLinked = (span: Span | undefined, other: Span | undefined, tokens: readonly Token[]): boolean => {
  const between = tokens.slice(span?.next, other?.first);
  return between.length > 0 && between.every(isLink);
};

/** Returns whether two spans name values of one filter. */
const shareFilter = ({ meanings = [] }: Span, other: Span | undefined): boolean =>
  meanings.some(({ filter }) => other?.meanings?.some((each) => each.filter === filter));

/**
 * Returns the token after a negation that follows a span: "qara deyil", "дизель не нужен". Returns undefined if the span has none, or if
 * the negation belongs to the span after it: "black not white". A verb negates the first of two values of one filter: "дизель не нужен
 * бензин".
 */
const findNegationAfter = (
  span: Span,
  following: Span | undefined,
  { typed, tokens, isFree }: ClassifiedText,
): number | undefined => {
  const skip = (first: number, isSkipped: (token: Token | undefined) => boolean): number => {
    let index = first;
    while (isFree(index) && isSkipped(tokens[index])) index += 1;
    return index;
  };
  const hasCommaBefore = (index: number): boolean =>
    /[,.;]/.test(typed.slice(tokens[index - 1]?.end, tokens[index]?.start));
  const index = skip(span.next, isBetweenOf(span));
  if (!isFree(index) || !isNegation(tokens[index])) return undefined;
  if (isOneOf(negations.after, tokens[index])) return index + 1;
  const end = skip(index + 1, isBetweenAll);
  if (tokens[end] === undefined || hasCommaBefore(end)) return end;
  const next = skip(end, isBetweenOf(span));
  const hasVerb = tokens.slice(index + 1, next).some((token) => isOneOf(negations.verbs, token));
  const isOfFollowing = following?.first === next && (hasCommaBefore(index) || !shareFilter(span, following));
  const isOfNoun = isFree(next) && isNoun(tokens[next]);
  return hasVerb && !isOfFollowing && !isOfNoun ? next : undefined;
};

/** Adds the negations before or after names and amounts to their spans. A negation without one is not used. */
const withNegations = (spans: readonly Span[], text: ClassifiedText): Span[] => {
  const { tokens, isFree } = text;
  const negated: Span[] = [];
  for (const [position, span] of spans.entries()) {
    const isExcluded = span.text === undefined;
    let before = span.first - 1;
    const isUnused = (): boolean => isFree(before) && before >= (negated.at(-1)?.next ?? 0);
    while (isUnused() && isBetweenOf(span)(tokens[before])) before -= 1;
    if (isUnused() && isOneOf(negations.before, tokens[before])) {
      negated.push({ ...span, first: before, isExcluded });
      continue;
    }
    const next = findNegationAfter(span, spans[position + 1], text);
    negated.push(next === undefined ? span : { ...span, next, isExcluded });
    if (next === undefined) continue;
    // "дизель и бензин не нужны"
    for (let index = position - 1; index >= 0; index -= 1) {
      const [each, after] = [negated[index], negated[index + 1]];
      if (each === undefined || !shareFilter(each, span) || !isLinked(each, after, tokens)) break;
      negated[index] = { ...each, isExcluded };
    }
  }
  const isAttached = (index: number): boolean => negated.some(({ first, next }) => first <= index && index < next);
  // "15000 не больше"
  const reversesLimit = (index: number): boolean =>
    isOneOf(reversingWords, tokens[index]) && reversedSide(normalizeWord(tokens[index + 1]?.text ?? '')) !== undefined;
  const unused = tokens.flatMap((token, index): Span[] =>
    isFree(index) && isNegation(token) && !isAttached(index) && !reversesLimit(index)
      ? [{ first: index, next: index + 1, text: token.text, isUnsupported: true }]
      : [],
  );
  return [...negated, ...unused].toSorted((a, b) => a.first - b.first);
};

/** Leaves out less likely meanings: a word that is the complete name of a brand or value does not mean models that only contain it. */
const preferCompleteNames = (meanings: readonly Meaning[]): readonly Meaning[] => {
  const filters: readonly string[] = [
    'brand',
    'energy',
    'body',
    'colour',
    'place',
    'gearbox',
    'drive',
  ] satisfies ChoiceFilter[];
  const complete = meanings.filter(({ isWhole, filter }) => isWhole && filters.includes(filter));
  return complete.length > 0 ? complete : meanings;
};

/** Spans that are read as one phrase. */
interface Group extends Omit<Phrase, 'words' | 'rest'> {
  readonly spans: readonly Span[];
}

const groupOf = (span: Span, choices: ReadonlySet<string>): Group => {
  const { meanings = [], limits = [], text, isGuess = false, isUnsupported = false, isExcluded = false } = span;
  const known = meanings.filter(({ filter }) => filter === 'level' || filter === 'name' || choices.has(filter));
  return {
    spans: [span],
    meanings: preferCompleteNames(known),
    limits,
    ...(text === undefined ? {} : { text }),
    isGuess,
    isUnsupported: isUnsupported || (meanings.length > 0 && known.length === 0),
    isExcluded,
  };
};

/** Returns the filter that all meanings of a group are values of. */
const filterOf = ({ meanings }: Group): string | undefined => {
  const [first, ...otherMeanings] = meanings;
  return otherMeanings.every(({ filter }) => filter === first?.filter) ? first?.filter : undefined;
};

/** Returns whether a group names brands or models, and nothing else. */
const hasNames = ({ meanings }: Group): boolean =>
  meanings.length > 0 && meanings.every(({ filter }) => filter === 'brand' || filter === 'series');

/**
 * Returns whether two groups name different values of one filter, or are brands and models that "or" joins. Words that name the same
 * values narrow each other, for example two words of one model's name. So do words that are only part of a model's name, unless "or"
 * joins them.
 */
const areAlternatives = (group: Group, other: Group, isJoined: boolean, choices: ReadonlySet<string>): boolean => {
  if (isJoined && hasNames(group) && hasNames(other)) return true;
  const filter = filterOf(group);
  if (filter === undefined || filter !== filterOf(other) || !choices.has(filter)) return false;
  const isWhole = [group, other].every(({ meanings }) => meanings.some((each) => each.isWhole));
  const values = new Set(group.meanings.map(({ value }) => value));
  return (filter !== 'series' || isWhole || isJoined) && !other.meanings.some(({ value }) => values.has(value));
};

/** Ranges of a group with a lower and an upper limit. One year is such a range. */
const rangesOf = ({ limits, ranges }: Group): readonly (readonly Limit[])[] =>
  ranges ?? (limits.length === 2 ? [limits] : []);

/** Returns whether two groups are ranges of the same filters: no row is made in 2015 and in 2018. */
const areRanges = (group: Group, other: Group): boolean => {
  const [first, second] = [rangesOf(group)[0], rangesOf(other)[0]];
  return (
    first !== undefined && second !== undefined && first.every(({ filter }, index) => filter === second[index]?.filter)
  );
};

/** Joins two groups of ranges. Years that follow each other are one range, as in the address. */
const joinRanges = (group: Group, other: Group): Pick<Group, 'limits' | 'ranges'> => {
  const valueOf = (range: readonly Limit[], index: number): number => range[index]?.value ?? 0;
  const ranges: (readonly Limit[])[] = [];
  for (const range of [...rangesOf(group), ...rangesOf(other)].toSorted((a, b) => valueOf(a, 0) - valueOf(b, 0))) {
    const last = ranges.at(-1);
    const isNext = range[0]?.filter === 'yearMin' && last !== undefined && valueOf(range, 0) <= valueOf(last, 1) + 1;
    if (isNext)
      ranges.splice(-1, 1, [...last.slice(0, 1), ...(valueOf(last, 1) > valueOf(range, 1) ? last : range).slice(1)]);
    else ranges.push(range);
  }
  const [only = [], ...otherRanges] = ranges;
  return otherRanges.length === 0 ? { limits: only, ranges: undefined } : { limits: [], ranges };
};

/** Joins the values of one filter, as the filter does. */
const groupSpans = (spans: readonly Span[], text: ClassifiedText): Group[] => {
  const groups: Group[] = [];
  for (const span of spans) {
    const group = groupOf(span, text.choices);
    const last = groups.at(-1);
    const partner = group.isExcluded
      ? undefined
      : groups.find((each) => {
          const isJoined = each === last && isLinked(each.spans.at(-1), span, text.tokens);
          return (
            (!each.isExcluded || isJoined) &&
            (areRanges(each, group) || areAlternatives(each, group, isJoined, text.choices))
          );
        });
    if (partner === undefined) groups.push(group);
    else
      groups[groups.indexOf(partner)] = {
        ...partner,
        spans: [...partner.spans, span],
        meanings: [...partner.meanings, ...group.meanings],
        ...(areRanges(partner, group) ? joinRanges(partner, group) : {}),
        isGuess: partner.isGuess || group.isGuess,
      };
  }
  return groups.map(withAccidentCounts);
};

/** Joins spans with only filler words between them. */
const joinRuns = (
  spans: readonly Span[],
  { tokens, isFree, isFiller }: ClassifiedText,
): Pick<Span, 'first' | 'next'>[] => {
  const runs: { first: number; next: number }[] = [];
  for (const { first, next } of spans) {
    const last = runs.at(-1);
    const isNext =
      last !== undefined &&
      tokens
        .slice(last.next, first)
        .every((token, index) => isFree(last.next + index) && (token.kind === 'sign' || isFiller(token)));
    if (isNext) last.next = next;
    else runs.push({ first, next });
  }
  return runs;
};

/** Removes the spaces and commas that a phrase leaves behind. */
const tidySpaces = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/,(?: ,)+/g, ',')
    .replace(/^[ ,]+|[ ,]+$/g, '');

/** Makes phrases of spans, in the order of the text. Values of one filter are one phrase. */
export const phrasesOf = (spans: readonly Span[], text: ClassifiedText): Phrase[] => {
  const { typed, tokens, isFiller } = text;
  const sorted = spans.toSorted((a, b) => a.first - b.first);
  return groupSpans(withNegations(sorted, text), text).map(({ spans: groupedSpans, ...phrase }) => {
    const runs = joinRuns(groupedSpans, text);
    const ranges = runs.map(({ first, next }) => [tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? 0] as const);
    const otherTokens = tokens.filter((_, index) => runs.every(({ first, next }) => index < first || index >= next));
    const hasOther = otherTokens.some((token) => token.kind !== 'sign' && !isFiller(token));
    const without = ranges.reduceRight((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, typed);
    return {
      ...phrase,
      words: ranges.map(([start, end]) => typed.slice(start, end)).join(' '),
      rest: hasOther ? tidySpaces(without) : '',
    };
  });
};
