import type { enterprises } from '@caravan/api/schema';
import { slugOf } from '@caravan/api/media';
import type { Random } from '../chance/random';

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

/** Of no exchange: no subscriber's number begins with 0. */
const phoneOf = (city: string, place: number): string =>
  `${azerbaijani.includes(city) ? '+994 12 000' : '+995 32 000'} ${String(41 + place)} ${String(10 + 7 * place)}`;

/** The dealers as sellers of the database. Most can be reached by WhatsApp. */
export const demoDealers = (): (typeof enterprises.$inferInsert)[] =>
  dealers.map(({ name, city }, place) => ({
    id: slugOf(name),
    name,
    email: `sales@${slugOf(name)}.example`,
    site: `https://${slugOf(name)}.example`,
    phone: phoneOf(city, place),
    chats: place % 4 === 3 ? [] : [`https://wa.me/${phoneOf(city, place).replace(/\D/g, '')}`],
  }));

/** Who sells a vehicle in a city. */
export const dealerOf = (random: Random, city: string): string | null => {
  const here = dealers.filter((dealer) => dealer.city === city);
  const chosen = here[random.whole(0, here.length - 1)];
  return chosen === undefined ? null : slugOf(chosen.name);
};
