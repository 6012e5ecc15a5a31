import { utcMs } from '@caravan/shared/terms';
import type { news } from '@caravan/api/schema';
import { brandMark, newsPicture } from '@caravan/api/media';
import type { LabelKey } from './labels';
import { labelColumns } from './labels';

interface NewsText {
  readonly id: string;
  readonly topic: string;
  readonly label: LabelKey;
  readonly link: string;
  readonly en: string;
  readonly ge: string;
  /** Whose mark stands beside the title. */
  readonly brand?: string;
}

/** Newest first. What is reported of the markets is cited in market.json and links to its source; the rest leads into the site. */
const texts: readonly NewsText[] = [
  {
    id: 'retail-ranking',
    topic: 'factory',
    label: 'ranking',
    link: '/sales/sale',
    en: 'The best-selling cars in China: the new monthly ranking is out',
    ge: 'ყველაზე გაყიდვადი ავტომობილები ჩინეთში: თვის ახალი რეიტინგი',
  },
  {
    id: 'winter-range',
    topic: 'battery',
    label: 'ranking',
    link: '/sales/energy',
    en: 'How far do electric cars go in winter? Compare their measured range',
    ge: 'რამდენს გადის ელექტრომობილი ზამთარში? შეადარეთ სვლის მარაგი',
  },
  {
    id: 'fleet-georgia',
    topic: 'road',
    label: 'market',
    link: 'https://georgiatoday.ge/?p=98026',
    en: 'Georgia had more than 1.9 million vehicles at the end of 2025',
    ge: '2025 წლის ბოლოს საქართველოში 1,9 მილიონზე მეტი ავტომობილი იყო',
  },
  {
    id: 'prize-draw',
    topic: 'road',
    label: 'service',
    link: '/prize',
    en: 'Every entry wins: 500 vouchers in our prize draw, one of them worth $1,000',
    ge: 'ყველა მონაწილე იგებს: გათამაშებაში 500 ვაუჩერია, ერთი მათგანი — 1000-დოლარიანი',
  },
  {
    id: 'try-colours',
    topic: 'test',
    label: 'guide',
    link: '/car',
    en: '62 colours and 16 wheels: try one on before you wrap the car',
    ge: '62 ფერი და 16 დისკი: მოსინჯეთ, სანამ ავტომობილს ფირს გადააკრავთ',
  },
  {
    id: 'weekly-prices',
    topic: 'market',
    label: 'market',
    link: '/sales/list',
    en: 'Prices in Georgia and Azerbaijan, week by week, in one chart',
    ge: 'ფასები საქართველოსა და აზერბაიჯანში — კვირების მიხედვით, ერთ გრაფიკზე',
  },
  {
    id: 'excise-2026',
    topic: 'customs',
    label: 'rules',
    link: 'https://jam-news.net/import-of-cars-over-six-years-old-into-georgia/',
    en: 'Cars over six years old: a higher excise in place of the planned ban',
    ge: 'ექვს წელზე ძველი ავტომობილები: დაგეგმილი აკრძალვის ნაცვლად — გაზრდილი აქციზი',
  },
  {
    id: 'hybrids-azerbaijan',
    topic: 'port',
    label: 'market',
    link: 'https://report.az/ru/biznes/azerbajdzhan-uvelichil-pochti-v-5-raz-import-gibridnyh-avtomobilej-iz-kitaya-v-2025-g',
    en: 'Azerbaijan imported 73,678 hybrids in 2025, most of them from China',
    ge: 'აზერბაიჯანმა 2025 წელს 73 678 ჰიბრიდი შემოიტანა, უმეტესობა — ჩინეთიდან',
  },
  {
    id: 'check-list',
    topic: 'test',
    label: 'guide',
    link: '/download',
    en: 'Eighteen points before you pay: our check list for cars from China, to print',
    ge: 'თვრამეტი პუნქტი გადახდამდე: საკონტროლო სია ჩინური ავტომობილისთვის, დასაბეჭდად',
  },
  {
    id: 're-export',
    topic: 'port',
    label: 'market',
    link: 'https://idfi.ge/en/to-central-asia-or-russia-record-growth-in-car-re-exports',
    en: 'The average car that Georgia re-exports cost $24,000 in 2024, three times as much as in 2021',
    ge: 'საქართველოდან რეექსპორტირებული ავტომობილი 2024 წელს საშუალოდ 24 000 დოლარი ღირდა — სამჯერ მეტი, ვიდრე 2021-ში',
  },
  {
    id: 'home-charging',
    topic: 'charging',
    label: 'guide',
    link: '/friendship/402',
    en: 'GB/T or Type 2? What a charger at home must know about a car from China',
    ge: 'GB/T თუ Type 2? რა უნდა იცოდეს სახლის დამტენმა ჩინური ავტომობილის შესახებ',
  },
  {
    id: 'fleet-age',
    topic: 'road',
    label: 'market',
    link: 'https://knews.ge/?p=117026',
    en: 'More than half of the cars in Georgia are over 20 years old',
    ge: 'საქართველოში ავტომობილების ნახევარზე მეტი 20 წელზე მეტი ხნისაა',
  },
  {
    id: 'price-cuts',
    topic: 'factory',
    label: 'ranking',
    link: '/sales/price',
    en: 'Where list prices fell most: the price-cut ranking of the month',
    ge: 'სად შემცირდა ფასი ყველაზე მეტად: თვის რეიტინგი',
  },
  {
    id: 'fob-or-cif',
    topic: 'port',
    label: 'guide',
    link: '/download',
    en: 'FOB or CIF: which price are you looking at?',
    ge: 'FOB თუ CIF: რომელ ფასს ხედავთ განცხადებაში?',
  },
  {
    id: 'rustavi-market',
    topic: 'market',
    label: 'market',
    link: 'https://en.guazi.com/blog/insight/used-american-cars-georgia.html',
    en: 'Rustavi: a visit to the largest used-car market of the region',
    ge: 'რუსთავი: რეგიონის უდიდეს ავტობაზრობაზე',
  },
  {
    id: 'history-report',
    topic: 'test',
    label: 'guide',
    link: '/home#VehicleFinder',
    en: 'What a history report tells you about a car, and what it does not',
    ge: 'რას გვეუბნება ავტომობილის ისტორიის ანგარიში და რას — არა',
  },
  {
    id: 'taxis-baku',
    topic: 'charging',
    label: 'market',
    link: 'https://metbuat.az/news/1524138/bakida-prius-larin-dovru-bitir.html',
    en: 'BYD takes the place of the Prius among the taxis of Baku',
    ge: 'ბაქოს ტაქსებს შორის Prius-ის ადგილს BYD იკავებს',
    brand: 'BYD',
  },
  {
    id: 'imports-azerbaijan',
    topic: 'customs',
    label: 'market',
    link: 'https://news.day.az/autonews/1790205.html',
    en: 'Azerbaijan imported 85,257 vehicles from January to September 2025, 28.6% more than a year before',
    ge: 'აზერბაიჯანმა 2025 წლის იანვარ-სექტემბერში 85 257 ავტომობილი შემოიტანა — წინა წელზე 28,6 %-ით მეტი',
  },
  {
    id: 'owners-verdict',
    topic: 'test',
    label: 'ranking',
    link: '/sales/division',
    en: 'What owners say: the series with the highest scores',
    ge: 'მფლობელების აზრი: სერიები ყველაზე მაღალი შეფასებით',
  },
  {
    id: 'dealer-package',
    topic: 'market',
    label: 'service',
    link: '/service-support',
    en: 'For dealers: list a car once and offer it in several markets',
    ge: 'დილერებისთვის: ერთი განცხადება — რამდენიმე ბაზარი',
  },
];

const hourMs = 3_600_000;

/** Hours by which an item is older than the one above it: editors do not write by the clock. */
const gaps = [27, 70, 49, 118, 45, 93, 26, 141, 72, 51] as const;

const ageInHours = (index: number): number =>
  Array.from({ length: index }, (_, each) => gaps[each % gaps.length] ?? 0).reduce((sum, gap) => sum + gap, 14);

/** The news before `today`, in the order above: the newest of yesterday morning, two or three a week. */
export const demoNews = (today: string): (typeof news.$inferInsert)[] =>
  texts.map(({ id, topic, label, link, en, ge, brand }, index) => ({
    id,
    image: newsPicture(topic, id),
    titleEn: en,
    titleGe: ge,
    link,
    icon: brand === undefined ? null : brandMark(brand),
    ...labelColumns(label),
    publishedAt: new Date(utcMs(today) - ageInHours(index) * hourMs),
  }));
