import { slugOf } from '../../media/slug';
import { inLatin } from '../search/fold';

/** The names and years of a model that titles are matched with. */
interface ModelNames {
  readonly id: string;
  readonly brandId: string;
  readonly brandName: string;
  readonly name: string;
  /** The first model year that is sold. Null if unknown. */
  readonly yearFrom: number | null;
  /** Other names of its cars, each with the make. */
  readonly titles: readonly string[];
}

/** A word that names a make. */
interface BrandWord {
  readonly brandId: string;
  readonly word: string;
}

/** Maximum number of words of a model's name. */
const maxRunWords = 6;

/**
 * A name this short (`Fit`, `X5`, `001`) may be a word in the title of another car. It counts only with its brand or
 * alone.
 */
const maxShortName = 3;

/** Makes whose version names include the model: a BMW 530i is a 5 Series, a Mercedes-Benz E 350 an E-Class. */
const versionNamings: readonly { readonly brandId: string; readonly version: RegExp; readonly model: string }[] = [
  { brandId: 'bmw', version: /^([1-8])\d\d[a-z]{0,3}$/, model: '$1series' },
  { brandId: 'mercedes-benz', version: /^([a-z]{1,3})\d{2,3}[a-z]{0,3}$/, model: '$1class' },
];

/** Returns the model that the name of a version includes. */
const modelOf = (version: string, brandId: string): string | undefined => {
  const naming = versionNamings.find((each) => each.brandId === brandId && each.version.test(version));
  return naming && version.replace(naming.version, naming.model);
};

/** Shorter sounds match by chance. */
const minSound = 2;

/** Returns a text as lower-case Latin letters and digits, without separators. */
const lettersOf = (text: string): string => slugOf(inLatin(text)).replaceAll('-', '');

/** Returns the rough sound of a word: consonants, digits and a leading vowel. `camry` and `კამრი` get the same sound. */
const soundOf = (letters: string): string => {
  const consonants = letters
    .replace(/c(?=[eiy])|sh|zh|z/g, 's')
    .replace(/x/g, 'ks')
    .replace(/ch/g, 'j')
    .replace(/c|q/g, 'k')
    .replace(/ph|f/g, 'p')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');
  return consonants.slice(0, 1) + consonants.slice(1).replace(/[aeiouy]/g, '');
};

interface Run {
  readonly letters: string;
  /** Present if the run has Georgian letters. */
  readonly sound?: string;
}

const GEORGIAN = /[ა-ჰ]/;

interface Title {
  /** Every run of words without spaces: `RAV 4`, `Rav-4` and `RAV4` become equal. */
  readonly runs: readonly Run[];
  readonly allLetters: string;
  readonly year: number | null;
}

const readTitle = (title: string): Title => {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/სერი(?:ა|ის)/g, 'series')
    .replace(/კლას(?:ი|ის)/g, 'class')
    .split(/[^\p{L}\p{N}\p{M}+]+/u)
    .flatMap((word) => (GEORGIAN.test(word) ? [word] : slugOf(word).split('-')))
    .filter(Boolean);
  const year = words.find((word) => /^(19[89]|20\d)\d$/.test(word));
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(maxRunWords, words.length - start) }, (__, wordsAfter): Run => {
      const run = words.slice(start, start + wordsAfter + 1).join('');
      const letters = lettersOf(run);
      return GEORGIAN.test(run) ? { letters, sound: soundOf(letters) } : { letters };
    }),
  );
  const allLetters = lettersOf(words.filter((word) => word !== year).join(''));
  return { runs, allLetters, year: year === undefined ? null : Number(year) };
};

interface Name {
  readonly model: ModelNames;
  /** The name without its make. */
  readonly letters: string;
  readonly brand: string;
}

const namesOf = (model: ModelNames): Name[] => {
  const brand = lettersOf(model.brandName);
  const modelName = { model, letters: lettersOf(model.name.replace(/\(.*\)/, '')), brand };
  const otherNames = model.titles.map((title): Name => {
    const letters = lettersOf(title);
    return letters.startsWith(brand)
      ? { model, letters: letters.slice(brand.length), brand }
      : { model, letters, brand: '' };
  });
  return [modelName, ...otherNames];
};

/**
 * Returns the model that a title names, in any case, script and punctuation, with any year and trim. The longest name wins. A make in the
 * title excludes the models of all others. Among generations, the newest that had begun in the title's year wins. Without a year, the
 * oldest wins.
 */
export const findModelByTitle = (
  title: string,
  models: readonly ModelNames[],
  brandWords: readonly BrandWord[],
): ModelNames | undefined => {
  const { runs, allLetters, year } = readTitle(title);
  const titleLetters = new Set(runs.map(({ letters }) => letters));
  const titleSounds = new Set(runs.flatMap(({ sound }) => (sound === undefined ? [] : [sound])));
  const isInTitle = (letters: string): boolean => {
    const sound = soundOf(letters);
    return titleLetters.has(letters) || (sound.length >= minSound && titleSounds.has(sound));
  };
  const makes = new Set(
    brandWords
      .filter(({ word }) =>
        word
          .split('-')
          .concat(word)
          .some((part) => part.length >= minSound && isInTitle(lettersOf(part))),
      )
      .map(({ brandId }) => brandId),
  );

  const matchesTitle = ({ model, letters, brand }: Name): boolean => {
    if (brand === '') return isInTitle(letters);
    const { brandId } = model;
    if (makes.has(brandId)) return isInTitle(letters) || runs.some((run) => modelOf(run.letters, brandId) === letters);
    if (makes.size > 0) return false;
    return (
      letters === allLetters ||
      modelOf(allLetters, brandId) === letters ||
      (letters.length > maxShortName && isInTitle(letters))
    );
  };

  const yearStarted = ({ yearFrom }: ModelNames): number =>
    year !== null && yearFrom !== null && yearFrom <= year ? yearFrom : 0;
  const [found] = models
    .flatMap(namesOf)
    .filter(({ letters }) => letters !== '')
    .filter(matchesTitle)
    .toSorted(
      (a, b) =>
        b.letters.length - a.letters.length ||
        yearStarted(b.model) - yearStarted(a.model) ||
        (a.model.yearFrom ?? Infinity) - (b.model.yearFrom ?? Infinity) ||
        a.model.id.localeCompare(b.model.id),
    );
  return found?.model;
};
