import type { enterprises } from '@caravan/api/schema';
import { slugOf } from '@caravan/api/media';

/** Invented exporters and the city that each sells from. */
const exporters = [
  { name: 'Bund Street Cars', city: 'Shanghai' },
  { name: 'East Bridge Auto Export', city: 'Shanghai' },
  { name: 'Pearl Delta Motors', city: 'Guangzhou' },
  { name: 'Lingnan Wheels', city: 'Guangzhou' },
  { name: 'Harbour Nine Vehicles', city: 'Shenzhen' },
  { name: 'Blue Lantern Export', city: 'Shenzhen' },
  { name: 'Jinmen Auto Trade', city: 'Tianjin' },
  { name: 'Bohai Auto Link', city: 'Tianjin' },
  { name: 'West Lake Car Export', city: 'Hangzhou' },
  { name: 'Shu Road Motors', city: 'Chengdu' },
  { name: 'Two Rivers Auto', city: 'Chongqing' },
  { name: 'Tianshan Gate Vehicles', city: 'Urumqi' },
] as const;

/** Returns an unassigned phone number. Numbers of subscribers begin with 2 to 8. */
const phoneOf = (index: number): string => `+86 21 0000 ${String(4100 + 37 * index)}`;

/** Chat links that some exporters have. */
const chatsOf = (slug: string, index: number): string[] => [
  ...(index % 2 === 0 ? [`https://wa.me/${phoneOf(index).replace(/\D/g, '')}`] : []),
  ...(index % 3 === 0 ? [`https://t.me/${slug.replaceAll('-', '_')}_example`] : []),
];

export const demoEnterprises = (): (typeof enterprises.$inferInsert)[] =>
  exporters.map(({ name }, index) => ({
    id: slugOf(name),
    name,
    email: `export@${slugOf(name)}.example`,
    site: `https://${slugOf(name)}.example`,
    phone: index % 4 === 3 ? null : phoneOf(index),
    chats: chatsOf(slugOf(name), index),
  }));

/** Returns the ids of a city's exporters. */
export const enterprisesIn = (city: string): string[] =>
  exporters.filter((exporter) => exporter.city === city).map(({ name }) => slugOf(name));
