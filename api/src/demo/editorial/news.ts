import { msOf } from '../../calendar/periods';
import type { news } from '../../database/schema';
import { newsPicture } from '../../modules/media/addresses';
import type { LabelKey } from './labels';
import { labelColumns } from './labels';

interface NewsText {
  readonly id: string;
  readonly topic: string;
  readonly label: LabelKey;
  readonly link: string;
  readonly en: string;
  readonly ge: string;
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
    id: 'delivery-steps',
    topic: 'port',
    label: 'service',
    link: '/service-support',
    en: 'Delivery in 52–60 days: the steps from order to handover',
    ge: 'მიწოდება 52–60 დღეში: გზა შეკვეთიდან ჩაბარებამდე',
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
    link: '/help',
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

/** One item about every four days before `today`, in the order above. */
export const demoNews = (today: string): (typeof news.$inferInsert)[] =>
  texts.map(({ id, topic, label, link, en, ge }, index) => ({
    id,
    image: newsPicture(topic, id),
    titleEn: en,
    titleGe: ge,
    link,
    icon: null,
    ...labelColumns(label),
    publishedAt: new Date(msOf(today) - (14 + index * 97) * hourMs),
  }));
