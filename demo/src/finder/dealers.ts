import type { enterprises } from '@caravan/api/schema';
import { slugOf } from '@caravan/api/media';
import type { Random } from '../random/random';

/** Invented dealers and the city that each sells in. */
const dealers = [
  { name: 'Didube Motors', city: 'Tbilisi' },
  { name: 'Mtkvari Cars', city: 'Tbilisi' },
  { name: 'Rustavi Car Yard', city: 'Rustavi' },
  { name: 'Gardabani Auto', city: 'Rustavi' },
  { name: 'Batumi Bay Cars', city: 'Batumi' },
  { name: 'Kolkhida Auto', city: 'Kutaisi' },
  { name: 'Poti Harbour Cars', city: 'Poti' },
  { name: 'Caspian Wheels', city: 'Baku' },
  { name: 'Absheron Auto', city: 'Baku' },
  { name: 'Sumqayit Motors', city: 'Sumqayit' },
  { name: 'Ganja Auto Park', city: 'Ganja' },
] as const;

const azerbaijani: readonly string[] = ['Baku', 'Sumqayit', 'Ganja'];

/** Returns an unassigned phone number. Numbers of subscribers do not begin with 0. */
const phoneOf = (city: string, index: number): string =>
  `${azerbaijani.includes(city) ? '+994 12 000' : '+995 32 000'} ${String(41 + index)} ${String(10 + 7 * index)}`;

/** Returns the dealers as sellers. Most have WhatsApp. */
export const demoDealers = (): (typeof enterprises.$inferInsert)[] =>
  dealers.map(({ name, city }, index) => ({
    id: slugOf(name),
    name,
    email: `sales@${slugOf(name)}.example`,
    site: `https://${slugOf(name)}.example`,
    phone: phoneOf(city, index),
    chats: index % 4 === 3 ? [] : [`https://wa.me/${phoneOf(city, index).replace(/\D/g, '')}`],
  }));

/** Picks a dealer of a city and returns its id. */
export const dealerOf = (random: Random, city: string): string | null => {
  const cityDealers = dealers.filter((dealer) => dealer.city === city);
  const chosen = cityDealers[random.integer(0, cityDealers.length - 1)];
  return chosen === undefined ? null : slugOf(chosen.name);
};
