import type { Random } from '../chance/random';
import { conditionNotes } from './notes';
import type { ConditionNote, Topic } from './notes/conditionNote';
import { isTrueOf, modelNotes } from './notes/modelNote';
import type { Subject, Text } from './subject';

type Part = 'model' | Topic;

/** The orders in which dealers tell things; what has nothing to say is left out. */
const courses: readonly (readonly Part[])[] = [
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

/** What is added where little was said. */
const fillers: readonly Part[] = ['wear', 'service', 'closing', 'model', 'use', 'history'];
const fewestSentences = 3;

/** A sentence rests for so many vehicles, unless it must be said. */
const restFor = 10;

/** What a buyer must hear, whatever the order: it is no honest note without. */
const duties: readonly { readonly part: Part; readonly when: (subject: Subject) => boolean }[] = [
  { part: 'history', when: ({ history }) => history.accidents !== 0 },
  { part: 'use', when: ({ history }) => history.fleet === true },
  { part: 'papers', when: ({ isCleared }) => !isCleared },
  { part: 'steering', when: ({ isRightHand }) => isRightHand },
];

/** Where something must be told, the small talk of that topic does not stand in for it. */
const tellsWhatMust = (topic: Topic, note: ConditionNote, subject: Subject): boolean => {
  const { history } = subject;
  if (topic === 'use' && history.fleet === true) {
    return note.when?.({ ...subject, history: { ...history, fleet: false } }) === false;
  }
  if (topic === 'history' && history.accidents !== 0) {
    return note.when?.({ ...subject, history: { ...history, accidents: 0 } }) === false;
  }
  return true;
};

interface Sayable {
  /** What is remembered as said. */
  readonly key: object;
  readonly say: () => Text;
}

const sayableOf = (part: Part, subject: Subject): Sayable[] =>
  part === 'model'
    ? (modelNotes[subject.model] ?? [])
        .filter((note) => isTrueOf(note, subject))
        .map((note) => ({ key: note, say: () => note }))
    : conditionNotes[part]
        .filter((note) => (note.when?.(subject) ?? true) && tellsWhatMust(part, note, subject))
        .map((note) => ({ key: note, say: () => note.say(subject) }));

/** Makes the notes of many vehicles. What was said longest ago comes first, so that neighbours in the list do not repeat each other. */
export const makeDescriber = (random: Random): ((subject: Subject) => Text) => {
  const saidAt = new Map<object, number>();
  let count = 0;

  const lastSaid = ({ key }: Sayable): number => saidAt.get(key) ?? -restFor;

  const tell = (part: Part, subject: Subject, isDuty: boolean): Text[] => {
    const notes = sayableOf(part, subject);
    const oldest = Math.min(...notes.map(lastSaid));
    if (notes.length === 0 || (!isDuty && count - oldest < restFor)) {
      return [];
    }
    const chosen = random.pickWeighted(
      notes.filter((note) => lastSaid(note) === oldest),
      () => 1,
    );
    saidAt.set(chosen.key, count);
    return [chosen.say()];
  };

  return (subject) => {
    count += 1;
    const due = duties.filter(({ when }) => when(subject)).map(({ part }) => part);
    const course = random.pickWeighted(courses, () => 1);
    const parts = [...course, ...due.filter((part) => !course.includes(part))];
    const texts = parts.flatMap((part) => tell(part, subject, due.includes(part)));
    for (const part of fillers.filter((filler) => !parts.includes(filler))) {
      texts.push(...(texts.length < fewestSentences ? tell(part, subject, false) : []));
    }
    return { en: texts.map(({ en }) => en).join(' '), ge: texts.map(({ ge }) => ge).join(' ') };
  };
};
