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

/** Of no exchange: subscribers' numbers begin with 2 to 8. */
const phoneOf = (place: number): string => `+86 21 0000 ${String(4100 + 37 * place)}`;

/** Some sell by chat as well. */
const chatsOf = (slug: string, place: number): string[] => [
  ...(place % 2 === 0 ? [`https://wa.me/${phoneOf(place).replace(/\D/g, '')}`] : []),
  ...(place % 3 === 0 ? [`https://t.me/${slug.replaceAll('-', '_')}_example`] : []),
];

export const demoEnterprises = (): (typeof enterprises.$inferInsert)[] =>
  exporters.map(({ name }, place) => ({
    id: slugOf(name),
    name,
    email: `export@${slugOf(name)}.example`,
    site: `https://${slugOf(name)}.example`,
    phone: place % 4 === 3 ? null : phoneOf(place),
    chats: chatsOf(slugOf(name), place),
  }));

/** The exporters of a city. */
export const enterprisesIn = (city: string): string[] =>
  exporters.filter((exporter) => exporter.city === city).map(({ name }) => slugOf(name));
