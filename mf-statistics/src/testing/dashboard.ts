import { errorCodes, type TariffEffect, type TariffEntry } from '@caravan/shared/contracts/calls';
import { refused, type Answer } from '@caravan/shared/testing';

const countedRow = (name: string, value: number, value2: number) => ({ name, value, value2 });

export const statistic = {
  allPv: 8000,
  demoPv: 8040,
  homePv: 5200,
  homeUv: 1300,
  dataPv: 3100,
  dataUv: 900,
  modelPv: 800,
  modelUv: 250,
  miniPv: 640,
  miniUv: 90,
  natPv: 310,
  natUv: 44,
  eqm5Pv: 0,
  eqm5Uv: 0,
  versionList: Array.from({ length: 12 }, (_, index) =>
    countedRow(String(90 - index), 1200 - index * 100, 300 - index),
  ),
  countryList: [
    { id: 'GE', ...countedRow('Georgia', 6000, 900) },
    { id: null, ...countedRow('Unknown', 2000, 400) },
  ],
  converterList: [
    { ...countedRow('FINDER_SUBMIT_PRICE', 30, 28), rate: 0.031 },
    { ...countedRow('FINDER_ADV_COLLECT', 12, 10), rate: 0.05 },
    { ...countedRow('FINDER_DRAW_PRIZE', 0, 0), rate: null },
  ],
  dayList: [countedRow('2026-11-19', 410, 120), countedRow('2026-11-20', 530, 140)],
  platformList: [countedRow('web · Android', 4100, 800), countedRow('mini · iOS', 640, 90)],
  newsList: [
    { id: 'news-1', ...countedRow('=Prices in autumn', 90, 60) },
    { id: 'news-2', ...countedRow('New on the road', 120, 40) },
  ],
  adList: [{ id: '402', ...countedRow('Roof boxes', 70, 33) }],
};

const nothing = { total: 0, login: 0, active: 0, bid: 0, win: 0, lot: 0 };
const platform = (name: string, total: number) => ({ name, ...nothing, total, login: 5, bid: 40 });

/** At this moment it was already 22 November in China, but not in Tbilisi. */
const addedAt = Date.parse('2026-11-21T17:30:00Z') / 1000;

export const platformStatistic = {
  total: 45,
  login: 41,
  active: 23,
  bid: 180,
  win: 19,
  lot: 12,
  allList: [platform('Kolkhi Lanes', 25), platform('Caspian Listings', 20)],
  monthList: [platform('Kolkhi Lanes', 3), platform('Caspian Listings', 0)],
  userList: Array.from({ length: 45 }, (_, index) => ({
    number: `CV${String(100 + index)}`,
    firstName: 'Nino',
    lastName: 'Beridze',
    email: `nino${String(index)}@lanes.example`,
    platformName: 'Kolkhi Lanes',
    dealer: 'Lilo Motors',
    insertTime: addedAt - index * 86_400,
    login: index,
    active: 0,
    bid: 0,
    win: 0,
    lot: 0,
  })),
};

/** An approved tariff, and a newer revision of it without approvals. */
export const someTariffs: readonly [TariffEntry, TariffEntry] = [
  {
    id: 'georgia-2026',
    revision: 2,
    country: 'georgia',
    validFrom: '2026-04-02',
    validTo: null,
    author: 'Maka',
    sources: [
      { name: 'Law', address: 'https://law.example/1', date: '2026-03' },
      { name: 'Report', address: 'no address', date: '2026' },
    ],
    confirmed: 12,
    assumed: 3,
    approvals: [],
    missing: 2,
    isInForce: false,
  },
  {
    id: 'georgia-2026',
    revision: 1,
    country: 'georgia',
    validFrom: '2026-04-02',
    validTo: null,
    author: 'Maka',
    sources: [],
    confirmed: 12,
    assumed: 3,
    approvals: [
      { name: 'Nino', day: '2026-04-01' },
      { name: 'Levan', day: '2026-04-02' },
    ],
    missing: 0,
    isInForce: true,
  },
];

/** The effect of a tariff on the catalogue. */
export const someEffect: TariffEffect = {
  declaredOn: '2027-01-21',
  cars: 1500,
  changed: 320,
  quartiles: [-120, 240, 800],
  largest: 2450,
  priced: 0,
  unpriced: 0,
  importable: 7,
  notImportable: 0,
};

const emptied = <Figures extends object>(figures: Figures): Figures => ({
  ...figures,
  ...Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Array.isArray(value) ? [] : 0])),
});

export const emptyStatistic = emptied(statistic);

/** Returns answers without figures. Undefined for other calls. */
export const nothingCounted: Answer = (call) => {
  if (call === 'statistic') return emptyStatistic;
  return call === 'platformStatistic' ? emptied(platformStatistic) : undefined;
};

/** The correct password of the test's admin. */
export const rightPassword = 'a right horse';
export const adminToken = 'admin-token.of-the-test';

/** Creates a server with figures, tariffs and one admin, whose sessions can be ended. */
export const dashboardServer = () => {
  const state = { isOpen: false, tries: 0 };
  const answer: Answer = (call, { password }) => {
    if (call === 'adminLogin') {
      state.isOpen = password === rightPassword;
      state.tries += 1;
      if (state.tries > 4) return refused(errorCodes.tooMany, 'სცადეთ ხელახლა 5 წამში.');
      return state.isOpen
        ? { token: adminToken, expiresAt: 1 }
        : refused(errorCodes.wrongAdmin, 'Incorrect name or password.');
    }
    if (!state.isOpen || password !== adminToken) return refused(errorCodes.wrongAdmin, 'Your session has ended.');
    if (call === 'adminLogout') {
      state.isOpen = false;
      return {};
    }
    if (call === 'list') return someTariffs;
    if (call === 'effect') return someEffect;
    return call === 'statistic' ? statistic : platformStatistic;
  };
  return { state, answer };
};
