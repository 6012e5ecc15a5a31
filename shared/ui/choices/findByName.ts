/** Latin spelling of Georgian and Cyrillic letters. */
const latin = new Map(
  [
    ...(
      'აaბbგgდdეeვvზzთtიiკkლlმmნnოoპpჟzhრrსsტtუuფfქkღgყkშshჩchცtsძdzწtsჭchხhჯjჰh' +
      'аaбbвvгgдdеeёeжzhзzиiйiкkлlмmнnоoпpрrсsтtуuфfхhцtsчchшshщshъыiьэeюuяa'
    ).matchAll(/([^a-z])([a-z]*)/g),
  ].map(([, from = '', to = '']) => [from, to]),
);

/** Returns the words of a text in lower-case Latin letters without diacritics. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[ა-ჰа-ё]/g, (letter) => latin.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Maps letters that sound alike to one: "bmv" and "bmw", "camri" and "camry". */
const soundOf = (word: string): string =>
  word
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/c/g, 'k')
    .replace(/(\D)\1/g, '$1');

/** Smallest number of letters to change, insert or delete so that `name` starts with `word`. */
const distanceToStart = (word: string, name: string): number => {
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let index = 0; index < word.length; index += 1) {
    const next = [index + 1];
    for (let column = 1; column <= name.length; column += 1) {
      const [left = 0, top = 0, topLeft = 0] = [next[column - 1], row[column], row[column - 1]];
      next.push(Math.min(left + 1, top + 1, topLeft + (word[index] === name[column - 1] ? 0 : 1)));
    }
    row = next;
  }
  return Math.min(...row);
};

const allowedDistance = ({ length }: string): number => (length >= 7 ? 2 : length >= 4 ? 1 : 0);

/** Rank of a word: 0 starts a word of the name, 1 is inside a word, 2 and more is similar, Infinity does not match. */
const rankOf = (word: string, name: readonly string[]): number => {
  // "id4" begins "ID. 4".
  const suffixes = name.map((_, index) => name.slice(index).join(''));
  if (suffixes.some((start) => start.startsWith(word))) return 0;
  if (name.some((each) => each.includes(word))) return 1;
  if (word.length < 3 || /\d/.test(word)) return Infinity;
  const sound = soundOf(word);
  const distance = Math.min(...suffixes.map((start) => distanceToStart(sound, soundOf(start))));
  return distance <= allowedDistance(sound) ? 2 + distance : Infinity;
};

/** Finds the items whose `text` has every typed word, best first. Without such items, finds those with the most similar words. */
export const findByName = <Item extends { readonly text: string }>(items: readonly Item[], typed: string): Item[] => {
  const typedWords = typed
    .split(/\s+/)
    .map((word) => wordsOf(word).join(''))
    .filter(Boolean);
  const ranked = items.map((item) => {
    const name = wordsOf(item.text);
    return { item, rank: Math.max(0, ...typedWords.map((word) => rankOf(word, name))) };
  });
  const best = ranked.reduce((smallest, { rank }) => Math.min(smallest, rank), Infinity);
  return ranked
    .filter(({ rank }) => rank !== Infinity && rank <= Math.max(1, best))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
