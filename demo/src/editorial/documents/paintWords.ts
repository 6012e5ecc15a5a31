import type { Spoken } from '@caravan/api/schema';
import type { Language } from '@caravan/shared/terms';

/** Words of the paint facts in both languages; names of paints stay as they are. */
const words: Readonly<Record<string, Spoken>> = {
  'colour-change-film': { en: 'Colour change', ge: 'ფერის შეცვლა' },
  'coloured-drawing-film': { en: 'Coloured drawing', ge: 'ფერადი ნახატი' },
  coating: { en: 'Coating', ge: 'დამცავი საფარი' },
  Gloss: { en: 'Gloss', ge: 'პრიალა' },
  Matte: { en: 'Matte', ge: 'მქრქალი' },
  Satin: { en: 'Satin', ge: 'ნახევრად მქრქალი' },
  Metallic: { en: 'Metallic', ge: 'მეტალიკი' },
  Chrome: { en: 'Chrome', ge: 'ქრომი' },
  'Colour-shift': { en: 'Colour-shift', ge: 'ქამელეონი' },
  Racing: { en: 'Racing', ge: 'სარბოლო' },
  Camouflage: { en: 'Camouflage', ge: 'კამუფლაჟი' },
  Ornament: { en: 'Ornament', ge: 'ორნამენტი' },
  Geometric: { en: 'Geometric', ge: 'გეომეტრიული' },
  Nature: { en: 'Nature', ge: 'ბუნება' },
  'Street art': { en: 'Street art', ge: 'ქუჩის ხელოვნება' },
  'Clear protection': { en: 'Clear protection', ge: 'გამჭვირვალე დაცვა' },
  'Tinted protection': { en: 'Tinted protection', ge: 'ტონირებული დაცვა' },
  'Ceramic coating': { en: 'Ceramic coating', ge: 'კერამიკული საფარი' },
  gloss: { en: 'gloss', ge: 'პრიალა' },
  matte: { en: 'matte', ge: 'მქრქალი' },
  satin: { en: 'satin', ge: 'ნახევრად მქრქალი' },
  metallic: { en: 'metallic', ge: 'მეტალიკი' },
  chrome: { en: 'chrome', ge: 'ქრომი' },
  'colour-shift': { en: 'colour-shift', ge: 'ქამელეონი' },
  printed: { en: 'printed', ge: 'ნაბეჭდი ფირი' },
  clear: { en: 'clear', ge: 'გამჭვირვალე' },
  tinted: { en: 'tinted', ge: 'ტონირებული' },
};

export const paintWord = (word: string, language: Language): string => words[word]?.[language] ?? word;
