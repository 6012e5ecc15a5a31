import type { Random } from '../random/random';
import { conditionNotes, isTrueOf, modelNotes, type Note, sentenceOf, type Topic } from './notes/notes';
import type { Localised } from '@caravan/shared/terms';
import type { VehicleFacts } from './vehicleFacts';

type Part = 'model' | Topic;

/** Outlines of descriptions: topics in the order of their sentences. A topic without a matching sentence is skipped. */
const outlines: readonly (readonly Part[])[] = [
  ['model', 'history', 'service', 'closing'],
  ['history', 'model', 'wear', 'closing'],
  ['use', 'service', 'model', 'wear'],
  ['model', 'use', 'wear', 'documents'],
  ['service', 'history', 'wear', 'model'],
  ['model', 'service', 'documents'],
  ['use', 'history', 'model', 'documents', 'closing'],
  ['documents', 'model', 'use', 'wear'],
  ['model', 'wear', 'history', 'closing'],
  ['history', 'use', 'service', 'closing'],
  ['model', 'documents', 'use', 'service', 'wear'],
  ['wear', 'history', 'model', 'service'],
];

/** Topics that are added to short descriptions, in this order. */
const fillers: readonly Part[] = ['wear', 'service', 'closing', 'model', 'use', 'history'];
const minSentences = 3;

/** Number of vehicles after which a sentence may be used again. Required topics ignore it. */
const repeatDistance = 10;

/** Topics that a description must contain, because they matter to buyers. */
const requirements: readonly { readonly part: Part; readonly when: (facts: VehicleFacts) => boolean }[] = [
  { part: 'history', when: ({ history }) => history.accidents !== 0 },
  { part: 'use', when: ({ history }) => history.wasFleetCar === true },
  { part: 'documents', when: ({ isCustomsCleared }) => !isCustomsCleared },
  { part: 'steering', when: ({ isRightHandDrive }) => isRightHandDrive },
];

/** Returns whether a sentence states the fact that makes its topic required. */
const meetsRequirement = (topic: Topic, note: Note, facts: VehicleFacts): boolean => {
  const { history } = facts;
  if (topic === 'use' && history.wasFleetCar === true) {
    return !isTrueOf(note, { ...facts, history: { ...history, wasFleetCar: false } });
  }
  if (topic === 'history' && history.accidents !== 0) {
    return !isTrueOf(note, { ...facts, history: { ...history, accidents: 0 } });
  }
  return true;
};

const candidatesOf = (part: Part, facts: VehicleFacts): Note[] => {
  const notes = part === 'model' ? (modelNotes[facts.model] ?? []) : conditionNotes[part];
  return notes.filter((note) => isTrueOf(note, facts) && (part === 'model' || meetsRequirement(part, note, facts)));
};

/**
 * Creates a function that describes vehicles in the order of the list. It prefers the sentences that were used longest ago, so that
 * neighbours in the list differ.
 */
export const createDescriber = (random: Random): ((facts: VehicleFacts) => Localised) => {
  const usedAt = new Map<Note, number>();
  let count = 0;

  const lastUse = (note: Note): number => usedAt.get(note) ?? -repeatDistance;

  const pickSentence = (part: Part, facts: VehicleFacts, isRequired: boolean): Localised[] => {
    const notes = candidatesOf(part, facts);
    const oldest = Math.min(...notes.map(lastUse));
    if (notes.length === 0 || (!isRequired && count - oldest < repeatDistance)) return [];
    const chosen = random.pick(notes.filter((note) => lastUse(note) === oldest));
    usedAt.set(chosen, count);
    return [sentenceOf(chosen, facts)];
  };

  return (facts) => {
    count += 1;
    const required = requirements.filter(({ when }) => when(facts)).map(({ part }) => part);
    const outline = random.pick(outlines);
    const parts = [...outline, ...required.filter((part) => !outline.includes(part))];
    const texts = parts.flatMap((part) => pickSentence(part, facts, required.includes(part)));
    for (const part of fillers.filter((filler) => !parts.includes(filler))) {
      texts.push(...(texts.length < minSentences ? pickSentence(part, facts, false) : []));
    }
    return { en: texts.map(({ en }) => en).join(' '), ge: texts.map(({ ge }) => ge).join(' ') };
  };
};
