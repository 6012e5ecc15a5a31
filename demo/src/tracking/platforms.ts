import { addDays, utcMs } from '@caravan/shared/terms';
import type { platformAccounts, platformSignIns } from '@caravan/api/schema';
import { randomOf } from '../chance/random';

const accountCount = 320;
/** Accounts came in over two years; of their sign-ins there are the first, and those of the last weeks. */
const historyDays = 730;
const activityDays = 100;

const platforms = [
  { name: 'Caspian Listings', domain: 'caspian-listings.example', weight: 70, keenness: 1 },
  { name: 'Silk Road Wheels', domain: 'silkroad-wheels.example', weight: 58, keenness: 0.8 },
  { name: 'Mtkvari Auctions', domain: 'mtkvari-auctions.example', weight: 52, keenness: 1.3 },
  { name: 'Kolkhi Lanes', domain: 'kolkhi-lanes.example', weight: 44, keenness: 1.1 },
  { name: 'Absheron Bid House', domain: 'absheron-bid.example', weight: 38, keenness: 1.2 },
  { name: 'Dragon Bridge Export', domain: 'dragon-bridge.example', weight: 26, keenness: 0.7 },
  { name: 'Iveria Wholesale', domain: 'iveria-wholesale.example', weight: 20, keenness: 0.6 },
  { name: 'Araxes Remarketing', domain: 'araxes-remarketing.example', weight: 12, keenness: 0.4 },
] as const;

const dealers = [
  'Kolkheti Motors',
  'Rustavi Auto House',
  'Poti Car Terminal',
  'Batumi Wheels',
  'Imereti Cars',
  'Mtkvari Garage',
  'Tbilisi Drive',
  'Sakartvelo Lease',
  'Absheron Avto',
  'Khazar Motors',
  'Ganja Auto Market',
  'Sumqayit Cars',
  'Didube Car Yard',
  'Gori Auto',
  'Lilo Motors',
  'Telavi Trade',
  'Zugdidi Auto Centre',
  'Lankaran Avto',
  'Sheki Motors',
  'Vake Selection',
] as const;

const people = [
  {
    first: [
      'Nino',
      'Giorgi',
      'Tamar',
      'Levan',
      'Davit',
      'Ana',
      'Irakli',
      'Mariam',
      'Zurab',
      'Salome',
      'Vakhtang',
      'Beka',
      'Elene',
      'Tornike',
      'Natia',
      'Luka',
    ],
    last: [
      'Beridze',
      'Maisuradze',
      'Kapanadze',
      'Gelashvili',
      'Lomidze',
      'Tsiklauri',
      'Janelidze',
      'Nadiradze',
      'Bakradze',
      'Abashidze',
      'Gogoladze',
      'Mchedlishvili',
      'Kavtaradze',
      'Chikovani',
    ],
  },
  {
    first: [
      'Elvin',
      'Aygun',
      'Rashad',
      'Nigar',
      'Kamran',
      'Leyla',
      'Tural',
      'Sevda',
      'Orkhan',
      'Gunel',
      'Fuad',
      'Zaur',
      'Murad',
      'Narmin',
    ],
    last: [
      'Mammadov',
      'Aliyeva',
      'Huseynov',
      'Guliyeva',
      'Hasanov',
      'Ismayilova',
      'Abbasov',
      'Rahimova',
      'Valiyev',
      'Babayeva',
      'Karimov',
      'Nabiyev',
    ],
  },
  {
    first: ['Wei', 'Yan', 'Jun', 'Min', 'Hao', 'Li'],
    last: ['Lin', 'Zhou', 'Chen', 'Wang', 'Zhao', 'Huang'],
  },
] as const;

const peopleWeights = [62, 28, 10];

interface DemoPlatforms {
  readonly accounts: (typeof platformAccounts.$inferInsert)[];
  readonly signIns: (typeof platformSignIns.$inferInsert)[];
}

/** Accounts of eight invented platforms, and their sign-ins of the last weeks before `today`. */
export const demoPlatforms = (today: string): DemoPlatforms => {
  const random = randomOf('platforms');
  const accounts: DemoPlatforms['accounts'] = [];
  const signIns: DemoPlatforms['signIns'] = [];
  const mailboxes = new Map<string, number>();
  for (let index = 0; index < accountCount; index += 1) {
    const platform = random.pickWeighted(platforms, ({ weight }) => weight);
    const nation = random.pickWeighted(people, (each) => peopleWeights[people.indexOf(each)] ?? 1);
    const [firstName, lastName] = [random.pick(nation.first), random.pick(nation.last)];
    const mailbox = `${firstName}.${lastName}`.toLowerCase();
    const namesakes = mailboxes.get(mailbox) ?? 0;
    mailboxes.set(mailbox, namesakes + 1);
    // More came lately than in the beginning.
    const age = Math.floor((1 - Math.sqrt((index + random.next()) / accountCount)) * historyDays);
    const insertedAt = new Date(
      utcMs(addDays(today, -age - 1)) + random.whole(5, 20) * 3_600_000 + random.whole(0, 3_599) * 1000,
    );
    const number = `CV${String(100_000 + index * 37)}`;
    accounts.push({
      number,
      firstName,
      lastName,
      email: `${mailbox}${namesakes === 0 ? '' : String(namesakes + 1)}@${platform.domain}`,
      platformName: platform.name,
      dealer: random.pick(dealers),
      insertedAt,
    });
    // A third never comes back, a few are there every other day.
    const habit = random.next() < 0.34 ? 0 : random.next() ** 3 * 0.5 * platform.keenness;
    const sells = random.next() < 0.3;
    if (habit > 0 || random.next() < 0.6) {
      signIns.push({ number, signedInAt: insertedAt, bids: 0, wins: 0, lots: 0 });
    }
    for (let day = activityDays; day >= 1; day -= 1) {
      const at = new Date(
        utcMs(addDays(today, -day)) + random.whole(5, 19) * 3_600_000 + random.whole(0, 3_599) * 1000,
      );
      const isWorkday = ![0, 6].includes(at.getUTCDay());
      if (at > insertedAt && random.next() < (isWorkday ? habit : habit * 0.3)) {
        const bids = random.next() < 0.55 ? random.whole(1, 9) : 0;
        const wins = Array.from({ length: bids }).filter(() => random.next() < 0.14).length;
        const lots = sells && random.next() < 0.4 ? random.whole(1, 4) : 0;
        signIns.push({ number, signedInAt: at, bids, wins, lots });
      }
    }
  }
  return { accounts, signIns };
};
