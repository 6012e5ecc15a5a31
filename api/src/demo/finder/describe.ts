import type { Random } from '../random';
import { conditionNotes, modelNotes } from './notes';
import type { ConditionNote, Topic } from './notes/conditionNote';
import type { Subject, Text } from './subject';

/** The orders in which dealers tell things; what has nothing to say is left out. */
const courses: readonly (readonly ('model' | Topic)[])[] = [
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

/** What a buyer must hear, whatever the order: it is no honest note without. */
const mustSay: readonly { readonly topic: Topic; readonly when: (subject: Subject) => boolean }[] = [
  { topic: 'history', when: ({ history }) => history.accidents !== 0 },
  { topic: 'use', when: ({ history }) => history.fleet === true },
  { topic: 'papers', when: ({ isCleared, isRightHand }) => !isCleared || isRightHand },
];

interface Sayable {
  /** How often it has been said of other vehicles. */
  readonly times: number;
  readonly say: () => Text;
}

/** Makes the notes of many vehicles. What was said least comes first, so that neighbours in the list do not repeat each other. */
export const makeDescriber = (random: Random): ((subject: Subject) => Text) => {
  const said = new Map<object, number>();

  const choose = (notes: readonly Sayable[]): Text | undefined => {
    if (notes.length === 0) {
      return undefined;
    }
    const fewest = Math.min(...notes.map(({ times }) => times));
    const chosen = random.pickWeighted(
      notes.filter(({ times }) => times === fewest),
      () => 1,
    );
    return chosen.say();
  };

  const sayable = (key: object, say: () => Text): Sayable => ({
    times: said.get(key) ?? 0,
    say: () => {
      said.set(key, (said.get(key) ?? 0) + 1);
      return say();
    },
  });

  const onModel = (subject: Subject) =>
    (modelNotes[subject.model] ?? [])
      .filter((note) => (note.in ?? subject.country) === subject.country && (note.when?.(subject) ?? true))
      .map((note) => sayable(note, () => note));

  const concerns = (topic: Topic, note: ConditionNote, subject: Subject): boolean => {
    const { history, isCleared, isRightHand } = subject;
    // Where something must be told, the small talk of that topic does not stand in for it.
    if (topic === 'use' && history.fleet === true) {
      return note.when?.({ ...subject, history: { ...history, fleet: false } }) === false;
    }
    if (topic === 'history' && history.accidents !== 0) {
      return note.when?.({ ...subject, history: { ...history, accidents: 0 } }) === false;
    }
    if (topic === 'papers' && isRightHand && isCleared) {
      return note.when?.({ ...subject, isRightHand: false }) === false;
    }
    return true;
  };

  const onTopic = (subject: Subject, topic: Topic) =>
    conditionNotes[topic]
      .filter((note) => (note.when?.(subject) ?? true) && concerns(topic, note, subject))
      .map((note) => sayable(note, () => note.say(subject)));

  return (subject) => {
    const course = random.pickWeighted(courses, () => 1);
    const missing = mustSay
      .filter(({ topic, when }) => when(subject) && !course.includes(topic))
      .map(({ topic }) => topic);
    const texts = [...course, ...missing].flatMap((part) => {
      const text = choose(part === 'model' ? onModel(subject) : onTopic(subject, part));
      return text === undefined ? [] : [text];
    });
    return { en: texts.map(({ en }) => en).join(' '), ge: texts.map(({ ge }) => ge).join(' ') };
  };
};
