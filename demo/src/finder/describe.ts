import type { Random } from '../chance/random';
import { conditionNotes, isTrueOf, modelNotes, type Note, sentenceOf, type Topic } from './notes/notes';
import type { Localised } from '@caravan/shared/terms';
import type { Subject } from './subject';

type Part = 'model' | Topic;

/** Outlines of descriptions: topics in the order of their sentences. A topic without a matching sentence is skipped. */
const outlines: readonly (readonly Part[])[] = [
  ['model', 'history', 'service', 'closing'],
  ['history', 'model', 'wear', 'closing'],
  ['use', 'service', 'model', 'wear'],
  ['model', 'use', 'wear', 'papers'],
  ['service', 'history', 'wear', 'model'],
  ['model', 'service', 'papers'],
  ['use', 'history', 'model', 'papers', 'closing'],
  ['papers', 'model', 'use', 'wear'],
  ['model', 'wear', 'history', 'closing'],
  ['history', 'use', 'service', 'closing'],
  ['model', 'papers', 'use', 'service', 'wear'],
  ['wear', 'history', 'model', 'service'],
];

/** Topics that are added to short descriptions, in this order. */
const fillers: readonly Part[] = ['wear', 'service', 'closing', 'model', 'use', 'history'];
const minSentences = 3;

/** The number of vehicles after which a sentence may be used again. Required topics ignore it. */
const repeatDistance = 10;

/** Topics that a description must contain, because they matter to buyers. */
const requirements: readonly { readonly part: Part; readonly when: (subject: Subject) => boolean }[] = [
  { part: 'history', when: ({ history }) => history.accidents !== 0 },
  { part: 'use', when: ({ history }) => history.fleet === true },
  { part: 'papers', when: ({ isCleared }) => !isCleared },
  { part: 'steering', when: ({ isRightHand }) => isRightHand },
];

/** Whether a sentence states the fact because of which its topic is required. */
const meetsRequirement = (topic: Topic, note: Note, subject: Subject): boolean => {
  const { history } = subject;
  if (topic === 'use' && history.fleet === true) {
    return !isTrueOf(note, { ...subject, history: { ...history, fleet: false } });
  }
  if (topic === 'history' && history.accidents !== 0) {
    return !isTrueOf(note, { ...subject, history: { ...history, accidents: 0 } });
  }
  return true;
};

const candidatesOf = (part: Part, subject: Subject): Note[] => {
  const notes = part === 'model' ? (modelNotes[subject.model] ?? []) : conditionNotes[part];
  return notes.filter((note) => isTrueOf(note, subject) && (part === 'model' || meetsRequirement(part, note, subject)));
};

/**
 * Creates a function that describes vehicles in the order of the list. It prefers the sentences that were used longest ago, so that
 * neighbours in the list differ.
 */
export const createDescriber = (random: Random): ((subject: Subject) => Localised) => {
  const usedAt = new Map<Note, number>();
  let count = 0;

  const lastUse = (note: Note): number => usedAt.get(note) ?? -repeatDistance;

  const pickSentence = (part: Part, subject: Subject, isRequired: boolean): Localised[] => {
    const notes = candidatesOf(part, subject);
    const oldest = Math.min(...notes.map(lastUse));
    if (notes.length === 0 || (!isRequired && count - oldest < repeatDistance)) return [];
    const chosen = random.pick(notes.filter((note) => lastUse(note) === oldest));
    usedAt.set(chosen, count);
    return [sentenceOf(chosen, subject)];
  };

  return (subject) => {
    count += 1;
    const required = requirements.filter(({ when }) => when(subject)).map(({ part }) => part);
    const outline = random.pick(outlines);
    const parts = [...outline, ...required.filter((part) => !outline.includes(part))];
    const texts = parts.flatMap((part) => pickSentence(part, subject, required.includes(part)));
    for (const part of fillers.filter((filler) => !parts.includes(filler))) {
      texts.push(...(texts.length < minSentences ? pickSentence(part, subject, false) : []));
    }
    return { en: texts.map(({ en }) => en).join(' '), ge: texts.map(({ ge }) => ge).join(' ') };
  };
};
