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

export const demoEnterprises = (): (typeof enterprises.$inferInsert)[] =>
  exporters.map(({ name }) => ({
    id: slugOf(name),
    name,
    email: `export@${slugOf(name)}.example`,
    site: `https://${slugOf(name)}.example`,
  }));

/** The exporters of a city. */
export const enterprisesIn = (city: string): string[] =>
  exporters.filter((exporter) => exporter.city === city).map(({ name }) => slugOf(name));
