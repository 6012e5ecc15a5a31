import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';
import type { Document } from '@caravan/api/downloads';
import { lari } from '@caravan/api/downloads';

/** Excise in Georgia from April 2026, in lari for each cubic centimetre, after the sources named below. */
const gelPerCc = { young: 1.5, old: 4.5 } as const;

const engines = [1_200, 1_400, 1_500, 1_600, 1_800, 2_000, 2_400, 2_500, 3_000, 3_500] as const;

const sources = [
  'jam-news.net/import-of-cars-over-six-years-old-into-georgia',
  'espero.ge/articles/en/car-import-duties-in-georgia-in-2026-new-rates-examples-and-what-has-changed.html',
].join(', ');

const words = {
  en: {
    title: 'Excise on imported cars, Georgia',
    lead: 'What the engine costs at the border since April 2026. A car of six years or less pays 1.50 lari for each cubic centimetre, an older one 4.50.',
    table: 'Petrol and diesel, left-hand drive',
    head: ['Engine', 'Up to 6 years', 'Over 6 years', 'Difference'],
    unit: 'cc',
    special: 'Who pays less, and who more',
    specials: [
      ['Electric', 'No excise'],
      ['Hybrid and plug-in hybrid', 'A reduced rate; ask the customs office for yours before you buy'],
      ['Right-hand drive', 'Three times the rate of a left-hand drive car'],
    ],
    reckon: 'Reckon it yourself',
    reckonText:
      'Engine in cc × rate = excise. Age counts in full years from the year of manufacture in the VIN. Import tax, clearance and registration come on top; the customs office states them for your car.',
    foot: `Excise only, without guarantee; rates can change. Sources: ${sources}`,
  },
  ge: {
    title: 'აქციზი იმპორტირებულ ავტომობილზე, საქართველო',
    lead: 'რა ჯდება ძრავი საზღვარზე 2026 წლის აპრილიდან. ექვს წლამდე ავტომობილისთვის თითო კუბურ სანტიმეტრზე 1,50 ლარს იხდით, უფრო ძველისთვის — 4,50-ს.',
    table: 'ბენზინი და დიზელი, მარცხენა საჭე',
    head: ['ძრავი', '6 წლამდე', '6 წელზე მეტი', 'სხვაობა'],
    unit: 'სმ³',
    special: 'ვინ იხდის ნაკლებს და ვინ — მეტს',
    specials: [
      ['ელექტრო', 'აქციზის გარეშე'],
      ['ჰიბრიდი და დატენვადი ჰიბრიდი', 'შემცირებული განაკვეთი; ზუსტი თანხა ყიდვამდე საბაჟოზე დააზუსტეთ'],
      ['მარჯვენა საჭე', 'მარცხენასაჭიანზე სამჯერ მეტი'],
    ],
    reckon: 'გამოთვალეთ თავად',
    reckonText:
      'ძრავის მოცულობა სმ³-ში × განაკვეთი = აქციზი. ასაკი სრული წლებით ითვლება VIN კოდში მითითებული გამოშვების წლიდან. იმპორტის გადასახადი, გაფორმება და რეგისტრაცია ცალკეა; თქვენი ავტომობილისთვის მათ საბაჟო გეტყვით.',
    foot: `მხოლოდ აქციზი, გარანტიის გარეშე; განაკვეთები შეიძლება შეიცვალოს. წყაროები: ${sources}`,
  },
} as const;

/** The excise by engine and age. */
export const importCosts = (language: Language): Document => {
  const { title, lead, table, head, unit, special, specials, reckon, reckonText, foot } = words[language];
  return {
    title,
    lead,
    blocks: [
      { kind: 'heading', text: table },
      {
        kind: 'table',
        head,
        rows: engines.map((cc) => [
          `${formatNumber(cc, language)}\u00A0${unit}`,
          lari(cc * gelPerCc.young, language),
          lari(cc * gelPerCc.old, language),
          lari(cc * (gelPerCc.old - gelPerCc.young), language),
        ]),
      },
      { kind: 'heading', text: special },
      { kind: 'table', head: [], rows: specials },
      { kind: 'heading', text: reckon },
      { kind: 'text', text: reckonText },
    ],
    foot,
  };
};
