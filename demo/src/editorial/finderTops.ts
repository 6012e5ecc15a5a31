import type { finderTops } from '@caravan/api/schema';
import { carPicture } from '@caravan/api/media';
import { modelFacts } from '../facts/facts';
import { fullName, seriesId } from '../facts/names';

type FinderTopRow = typeof finderTops.$inferInsert;

type Texts = Pick<
  FinderTopRow,
  | 'highlightEn'
  | 'highlightGe'
  | 'positiveEn'
  | 'positiveGe'
  | 'considerationEn'
  | 'considerationGe'
  | 'overviewEn'
  | 'overviewGe'
>;

interface EditorsPick extends Texts {
  readonly brand: string;
  readonly series: string;
  readonly paint: string;
  readonly wheel: string;
}

const picks: readonly EditorsPick[] = [
  {
    brand: 'Toyota',
    series: 'Camry',
    paint: 'Liquid Silver',
    wheel: 'Seven-spoke split',
    highlightEn: 'A safe choice for high mileage',
    highlightGe: 'საიმედო არჩევანი დიდი გარბენისთვის',
    positiveEn: 'Roomy, quiet on long roads, and every workshop knows it.',
    positiveGe: 'ფართო სალონი, სიჩუმე შორ გზაზე და მექანიკოსები, რომლებიც მას კარგად იცნობენ.',
    considerationEn: 'Well-kept cars go quickly and hold their price.',
    considerationGe: 'მოვლილი ავტომობილი სწრაფად იყიდება და ფასს ინარჩუნებს.',
    overviewEn: 'A mid-size saloon that asks for little: regular oil, good tyres, and it carries on.',
    overviewGe: 'საშუალო კლასის სედანი, რომელსაც ცოტა რამ სჭირდება: ზეთის დროული შეცვლა და კარგი საბურავები.',
  },
  {
    brand: 'Hyundai',
    series: 'Elantra',
    paint: 'Royal Blue',
    wheel: 'Ten-spoke sport',
    highlightEn: 'Low running costs',
    highlightGe: 'დაბალი საექსპლუატაციო ხარჯი',
    positiveEn: 'Parts are cheap and easy to find; the boot is large for the class.',
    positiveGe: 'ნაწილები იაფია და ადვილად იშოვება; საბარგული კლასისთვის დიდია.',
    considerationEn: 'Many were taxis or hire cars: read the history report first.',
    considerationGe: 'ბევრი მათგანი ტაქსად ან ქირით მუშაობდა: ჯერ ისტორიის ანგარიში ნახეთ.',
    overviewEn: 'A compact saloon for the city and the weekend, sparing and simple to keep.',
    overviewGe: 'კომპაქტური სედანი ქალაქისა და შაბათ-კვირისთვის — ეკონომიური და მარტივი მოსავლელად.',
  },
  {
    brand: 'Toyota',
    series: 'RAV4',
    paint: 'Racing Green',
    wheel: 'Five-spoke classic',
    highlightEn: 'For town and mountain road alike',
    highlightGe: 'ქალაქისთვისაც და მთის გზისთვისაც',
    positiveEn: 'Good ground clearance, a practical boot and a wide view of the road.',
    positiveGe: 'მაღალი კლირენსი, მოსახერხებელი საბარგული და კარგი ხედვა გზაზე.',
    considerationEn: 'Look at the underbody of cars that spent winters on salted roads.',
    considerationGe: 'შეამოწმეთ ძირი, თუ ავტომობილი ზამთრობით მარილიან გზებზე დადიოდა.',
    overviewEn: 'The family car among compact SUVs: nothing spectacular, everything where it belongs.',
    overviewGe: 'საოჯახო კომპაქტური ჯიპი: ზედმეტის გარეშე, ყველაფერი თავის ადგილზეა.',
  },
  {
    brand: 'Tesla',
    series: 'Model 3',
    paint: 'Signal Red',
    wheel: 'Closed aero disc',
    highlightEn: 'Electric at the price of a saloon',
    highlightGe: 'ელექტრომობილი სედანის ფასად',
    positiveEn: 'Quick, quiet, and cheap to drive for those who charge at home.',
    positiveGe: 'სწრაფი, უხმაურო და ხელმისაწვდომი მათთვის, ვინც სახლში ტენის.',
    considerationEn: 'Ask for the state of the battery and for repairs after accidents.',
    considerationGe: 'იკითხეთ ბატარეის მდგომარეობა და ავარიის შემდგომი შეკეთება.',
    overviewEn: 'The best-known electric saloon, with a long range and controls that take an hour to learn.',
    overviewGe: 'ყველაზე ცნობილი ელექტროსედანი, დიდი სვლის მარაგით; მართვას ერთ საათში შეეჩვევით.',
  },
  {
    brand: 'Mercedes-Benz',
    series: 'C-Class L',
    paint: 'Obsidian Black',
    wheel: 'Twin-five-spoke',
    highlightEn: 'Comfort that ages well',
    highlightGe: 'კომფორტი, რომელიც დროს უძლებს',
    positiveEn: 'Fine seats, a calm ride and a cabin that still looks fresh after years.',
    positiveGe: 'კარგი სავარძლები, მშვიდი სვლა და სალონი, რომელიც წლების შემდეგაც ახალივითაა.',
    considerationEn: 'Servicing costs more than for an Asian saloon: set some money aside.',
    considerationGe: 'მომსახურება აზიურ სედანზე ძვირია: გაითვალისწინეთ ბიუჯეტში.',
    overviewEn: 'A saloon for those who drive far and like to arrive rested.',
    overviewGe: 'სედანი მათთვის, ვინც შორს დადის და დაუღლელად ჩასვლა უყვარს.',
  },
];

/** Consumption or range after the facts, with its unit, in both languages. */
const mileageOf = (brand: string, series: string) => {
  const fact = modelFacts.find((model) => model.brand === brand && model.nameEn === series);
  if (fact?.fuelComprehensiveL100) {
    const litres = String(fact.fuelComprehensiveL100);
    return { combinedMileageEn: `${litres} L/100 km`, combinedMileageGe: `${litres.replace('.', ',')} ლ/100 კმ` };
  }
  return fact?.cltcRangeKm
    ? {
        combinedMileageEn: `${String(fact.cltcRangeKm)} km CLTC`,
        combinedMileageGe: `${String(fact.cltcRangeKm)} კმ CLTC`,
      }
    : { combinedMileageEn: null, combinedMileageGe: null };
};

export const demoFinderTops = (): FinderTopRow[] =>
  picks.map(({ brand, series, paint, wheel, ...texts }, position) => ({
    id: String(301 + position),
    position,
    img: carPicture(seriesId(brand, series), paint, 'side', wheel),
    title: fullName(brand, series),
    ...texts,
    ...mileageOf(brand, series),
  }));
