import { utcMs } from '@caravan/shared/terms';
import type { news } from '@caravan/api/schema';
import { brandMark, newsPicture } from '@caravan/api/media';
import en from './en/news.json' with { type: 'json' };
import ge from './ge/news.json' with { type: 'json' };
import type { LabelKey } from './labels';
import { labelColumns } from './labels';

interface NewsPlace {
  readonly id: keyof typeof en;
  readonly topic: string;
  readonly label: LabelKey;
  readonly link: string;
  /** Whose mark stands beside the title. */
  readonly brand?: string;
}

/** Newest first. What is reported of the markets is cited in market.json and links to its source; the rest leads into the site. */
const places: readonly NewsPlace[] = [
  {
    id: 'retail-ranking',
    topic: 'factory',
    label: 'ranking',
    link: '/sales/sale',
  },
  {
    id: 'winter-range',
    topic: 'battery',
    label: 'ranking',
    link: '/sales/energy',
  },
  {
    id: 'fleet-georgia',
    topic: 'road',
    label: 'market',
    link: 'https://georgiatoday.ge/?p=98026',
  },
  {
    id: 'prize-draw',
    topic: 'road',
    label: 'service',
    link: '/prize',
  },
  {
    id: 'try-colours',
    topic: 'test',
    label: 'guide',
    link: '/car',
  },
  {
    id: 'weekly-prices',
    topic: 'market',
    label: 'market',
    link: '/sales/list',
  },
  {
    id: 'excise-2026',
    topic: 'customs',
    label: 'rules',
    link: 'https://jam-news.net/import-of-cars-over-six-years-old-into-georgia/',
  },
  {
    id: 'hybrids-azerbaijan',
    topic: 'port',
    label: 'market',
    link: 'https://report.az/ru/biznes/azerbajdzhan-uvelichil-pochti-v-5-raz-import-gibridnyh-avtomobilej-iz-kitaya-v-2025-g',
  },
  {
    id: 'check-list',
    topic: 'test',
    label: 'guide',
    link: '/download',
  },
  {
    id: 're-export',
    topic: 'port',
    label: 'market',
    link: 'https://idfi.ge/en/to-central-asia-or-russia-record-growth-in-car-re-exports',
  },
  {
    id: 'home-charging',
    topic: 'charging',
    label: 'guide',
    link: '/friendship/402',
  },
  {
    id: 'fleet-age',
    topic: 'road',
    label: 'market',
    link: 'https://knews.ge/?p=117026',
  },
  {
    id: 'price-cuts',
    topic: 'factory',
    label: 'ranking',
    link: '/sales/price',
  },
  {
    id: 'fob-or-cif',
    topic: 'port',
    label: 'guide',
    link: '/download',
  },
  {
    id: 'rustavi-market',
    topic: 'market',
    label: 'market',
    link: 'https://en.guazi.com/blog/insight/used-american-cars-georgia.html',
  },
  {
    id: 'history-report',
    topic: 'test',
    label: 'guide',
    link: '/home#VehicleFinder',
  },
  {
    id: 'taxis-baku',
    topic: 'charging',
    label: 'market',
    link: 'https://metbuat.az/news/1524138/bakida-prius-larin-dovru-bitir.html',
    brand: 'BYD',
  },
  {
    id: 'imports-azerbaijan',
    topic: 'customs',
    label: 'market',
    link: 'https://news.day.az/autonews/1790205.html',
  },
  {
    id: 'owners-verdict',
    topic: 'test',
    label: 'ranking',
    link: '/sales/division',
  },
  {
    id: 'dealer-package',
    topic: 'market',
    label: 'service',
    link: '/service-support',
  },
];

const hourMs = 3_600_000;

/** Hours by which an item is older than the one above it: editors do not write by the clock. */
const gaps = [27, 70, 49, 118, 45, 93, 26, 141, 72, 51] as const;

const ageInHours = (index: number): number =>
  Array.from({ length: index }, (_, each) => gaps[each % gaps.length] ?? 0).reduce((sum, gap) => sum + gap, 14);

/** The news before `today`, in the order above: the newest of yesterday morning, two or three a week. */
export const demoNews = (today: string): (typeof news.$inferInsert)[] =>
  places.map(({ id, topic, label, link, brand }, index) => ({
    id,
    image: newsPicture(topic, id),
    titleEn: en[id],
    titleGe: ge[id],
    link,
    icon: brand === undefined ? null : brandMark(brand),
    ...labelColumns(label),
    publishedAt: new Date(utcMs(today) - ageInHours(index) * hourMs),
  }));
