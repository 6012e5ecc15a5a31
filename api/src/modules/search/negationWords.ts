import { normalizeWord } from './amountWords';
import { negations } from './lexicon';
import type { Token } from './tokens';

/** Returns whether a word is one of several. */
export const isOneOf = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && words.has(normalizeWord(token.text));

/** Returns whether a word negates the words beside it: "not", "без". */
export const isNegation = (token: Token | undefined): boolean =>
  isOneOf(negations.before, token) || isOneOf(negations.after, token);

/** Returns whether a word can end a negation that follows its name: "deyil", "дизель не нужен". */
export const canEndNegation = (token: Token | undefined): boolean =>
  isOneOf(negations.after, token) || isOneOf(negations.verbs, token);

/** Returns whether a word joins others: "or", "და". */
export const isLink = (token: Token | undefined): boolean => isOneOf(negations.links, token);

/** Returns whether a word may be between a negation and any name. */
export const isBetweenAll = (token: Token | undefined): boolean =>
  isOneOf(negations.between, token) ||
  isOneOf(negations.verbs, token) ||
  (token?.kind === 'sign' && /^[-–—−]$/.test(token.text));

/** Returns whether a word is a noun that only some names describe: "colour". */
export const isNoun = (token: Token | undefined): boolean =>
  Object.values(negations.nouns).some((words) => isOneOf(words, token));

/** Returns whether a word may be between a negation and its name. */
export const isBetween = (token: Token | undefined): boolean => isBetweenAll(token) || isNoun(token);
