import type { ArgumentDetail, ComparisonRow, FriendshipDetail, TableInfo } from '@caravan/shared/contracts/calls';

export const picture = (name: string): string => `/media/accessories/charger/${name}.svg`;

export const advertiser = (change: Partial<FriendshipDetail> = {}): FriendshipDetail => ({
  id: '402',
  title: 'Voltika',
  price: [
    { key: 'Home 11', value: 1540 },
    { key: 'Installation', value: null },
  ],
  guidePrice: 540,
  phone: '+995 32 2 555 01 12',
  email: 'hello@voltika.example',
  banner: picture('banner'),
  video: null,
  downloadUrl: '/media/downloads/en/manual-charger.html',
  manuals: [
    { format: 'pdf', link: '/media/downloads/en/manual-charger.pdf', size: 41_000 },
    { format: 'html', link: '/media/downloads/en/manual-charger.html', size: 6_400 },
  ],
  hasArgument: true,
  summary: 'A wall charger',
  overviewImg: picture('5'),
  argumentImg: picture('3'),
  characteristics: [
    { title: 'Both plugs', text: 'GB/T and Type 2', image: picture('2') },
    { title: 'No app', text: 'Plug in', image: null },
  ],
  arguments: [{ key: 'Protection', value: 'IP65' }],
  overview: { text: 'Five electricians.\nFrom Tbilisi.', images: [picture('1'), picture('6')] },
  performance: {
    title: 'From wall to battery',
    details: 'Three steps',
    images: [picture('1'), picture('2'), picture('4')],
    data: [
      { title: 'Photos', text: 'Send three' },
      { title: 'Circuit', text: 'Own line' },
      { title: 'Paper', text: 'With a stamp' },
    ],
  },
  technical: {
    images: [picture('2'), picture('3')],
    data: [
      { name: 'Charging', mapList: [{ key: 'Power', value: '11 kW' }] },
      { name: 'Supply', mapList: [{ key: 'Breaker', value: '40 A' }] },
    ],
  },
  ...change,
});

export const bareAdvertiser = (): FriendshipDetail =>
  advertiser({
    price: [],
    guidePrice: null,
    phone: null,
    email: null,
    banner: null,
    downloadUrl: null,
    hasArgument: false,
    summary: '',
    overviewImg: null,
    argumentImg: null,
    characteristics: [],
    arguments: [],
    overview: { text: '', images: [] },
    performance: { title: '', details: '', images: [], data: [] },
    technical: { images: [], data: [] },
  });

export const info = (value: string | null, icon_url: string | null = null): TableInfo => ({ value, icon_url });

/** Creates a line of a table, by default a plain one. */
export const row = (key: string, change: Partial<ComparisonRow> = {}): ComparisonRow => ({
  type: 1,
  key,
  text: key,
  values: [],
  subList: [],
  ...change,
});

export const sheet = (change: Partial<ArgumentDetail> = {}): ArgumentDetail => ({
  id: '402',
  title: 'Voltika',
  price: [{ key: 'Home 11', value: 1540 }],
  guidePrice: 540,
  phone: '+995 32 2 555 01 12',
  email: 'hello@voltika.example',
  image: picture('3'),
  properties: [
    { type: 0, key: 'power', text: 'Electrical data', subList: [] },
    { type: 1, key: 'current', text: 'Current', subList: [] },
    { type: 1, key: 'solar', text: 'Solar', subList: [] },
    { type: 2, key: 'safety', text: 'Safety', subList: [] },
    { type: 3, key: 'protects', text: 'Protects against', subList: [{ key: 'protects.heat', text: 'Heat' }] },
  ],
  infoMap: {
    current: info('16 A', '/media/icon.svg'),
    solar: info(null),
    'protects.heat': info('Yes'),
  },
  ...change,
});
