import type { Language } from '@caravan/shared/terms';

/** Translations of keys in the database, by the project's Georgian glossary. */
const terms = {
  electric: { en: 'Electric', ge: 'ელექტრო' },
  hybrid: { en: 'Hybrid', ge: 'ჰიბრიდი' },
  phev: { en: 'Plug-in hybrid', ge: 'დატენვადი ჰიბრიდი' },
  erev: { en: 'Range-extended', ge: 'EREV ჰიბრიდი' },
  petrol: { en: 'Petrol', ge: 'ბენზინი' },
  diesel: { en: 'Diesel', ge: 'დიზელი' },
  lpg: { en: 'LPG', ge: 'თხევადი გაზი' },
  automatic: { en: 'Automatic', ge: 'ავტომატიკა' },
  manual: { en: 'Manual', ge: 'მექანიკა' },
  cvt: { en: 'CVT', ge: 'ვარიატორი' },
  fwd: { en: 'Front-wheel drive', ge: 'წინა' },
  rwd: { en: 'Rear-wheel drive', ge: 'უკანა' },
  awd: { en: 'All-wheel drive', ge: '4x4' },
  '4wd': { en: 'Four-wheel drive', ge: '4x4' },
  sedan: { en: 'Sedan', ge: 'სედანი' },
  suv: { en: 'SUV', ge: 'ჯიპი' },
  mpv: { en: 'Minivan', ge: 'მინივენი' },
  ready0: { en: 'Unknown', ge: 'უცნობია' },
  ready1: { en: 'Ready', ge: 'მზადაა' },
  ready2: { en: 'Not ready', ge: 'არ არის მზად' },
  cleared: { en: 'Customs cleared', ge: 'განბაჟებული' },
  notCleared: { en: 'Customs not cleared', ge: 'განუბაჟებელი' },
  leftHand: { en: 'Left-hand drive', ge: 'მარცხენა საჭე' },
  rightHand: { en: 'Right-hand drive', ge: 'მარჯვენა საჭე' },
  Comfort: { en: 'Comfort', ge: 'კომფორტი' },
  Premium: { en: 'Premium', ge: 'პრემიუმი' },
  Luxury: { en: 'Luxury', ge: 'ლუქსი' },
  Flagship: { en: 'Flagship', ge: 'ფლაგმანი' },
  blackInterior: { en: 'Black', ge: 'შავი' },
  beigeInterior: { en: 'Beige', ge: 'ჩალისფერი' },
  greyInterior: { en: 'Grey', ge: 'ნაცრისფერი' },
  brownInterior: { en: 'Brown', ge: 'ყავისფერი' },
} as const;

export type TermKey = keyof typeof terms;

const isKey = (key: string): key is TermKey => Object.hasOwn(terms, key);

/** Translates a trim level: its first word is a term, the rest (AWD) is the same in all languages. */
export const levelOf = (level: string, language: Language): string =>
  level
    .split(' ')
    .map((word) => termOf(word, language))
    .join(' ');

/** Translates a key. Returns an unknown key as it is. */
export const termOf = (key: string, language: Language): string => (isKey(key) ? terms[key][language] : key);
