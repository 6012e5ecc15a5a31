import type { SiteSession } from '@caravan/shared/site';
import type {
  CarListItem,
  CatalogueBrand,
  Facets,
  UnderstoodPhrase,
  FinderTop,
  FinderVehicle,
  LandedFigure,
  NewsItem,
  UserInfo,
  VehicleTop,
} from '@caravan/shared/contracts/calls';

/** Creates a user whose name is its id. */
export const userOf = (id: string): UserInfo => ({
  id,
  level: 2,
  avatar: null,
  firstName: null,
  lastName: null,
  name: id,
  email: `${id}@example.com`,
  country: null,
  countryDTO: null,
  currency: 'USD',
});

/** A session whose user is still loading. */
export const signedIn: SiteSession = { status: 'in', user: null, countries: [], priceAccess: 'full' };
export const signedOut: SiteSession = { ...signedIn, status: 'out', priceAccess: 'noLogin' };

/** Creates a known landed price in Georgia. */
export const landedFigure = (change: Partial<LandedFigure> = {}): LandedFigure => ({
  country: 'georgia',
  low: 17_385,
  high: 17_385,
  unknown: [],
  problem: null,
  ...change,
});

export const car = (change: Partial<CarListItem> = {}): CarListItem => ({
  usedCarId: '1001',
  coverImg: '/media/cars/byd-seal/white/side.svg',
  year: 2023,
  name: 'BYD Seal',
  originalName: null,
  levelTitle: 'Long range',
  totalPower: 230,
  energyTitle: 'Electric',
  cltcRange: 700,
  vin: null,
  odometer: 21_400,
  isElectric: true,
  bodySize: null,
  fuelComprehensive: null,
  salePrice: 19_900,
  publishTime: 1_760_000_000,
  landed: [landedFigure(), landedFigure({ country: 'azerbaijan', low: 21_300, high: 21_300 })],
  ...change,
});

/** Creates a page of the catalogue. */
export const cars = (total: number, data: CarListItem[] = [car()]) => ({ current: 1, size: 10, total, data });

export const brand = (id: string, name: string, series: CatalogueBrand['series'] = []): CatalogueBrand => ({
  id,
  name,
  logo: `/media/brands/${id}.svg`,
  year: null,
  count: 12,
  series,
});

export const vehicle = (change: Partial<FinderVehicle> = {}): FinderVehicle => ({
  itemId: '200001',
  name: '2016 Kia Optima',
  headImage: '/media/cars/kia-optima/white/side.svg',
  color: '#f4f4f2',
  exteriorColor: 'Pearl white',
  interiorCode: null,
  odometer: 106_300,
  power: 132,
  fuel: 'Petrol',
  stock: 3,
  vin: null,
  drive: 'Front-wheel drive',
  gearbox: 'Automatic',
  district: 'Kutaisi',
  videoUrl: null,
  relevantCarImages: [],
  // 20:30 UTC is 00:30 of the next day in Tbilisi.
  updateTime: Date.UTC(2026, 10, 19, 20, 30) / 1000,
  ...change,
});

/** Creates a watch list of vehicles with these names. */
export const listOf = (...names: string[]) => ({
  current: 1,
  size: 100,
  total: names.length,
  data: names.map((name, index) => vehicle({ itemId: String(index + 1), name })),
});

export const pick = (id: string, change: Partial<FinderTop> = {}): FinderTop => ({
  id,
  img: '/media/cars/toyota-camry/silver/side.svg',
  title: 'Toyota Camry',
  highlight: 'A safe choice',
  positive: 'Roomy and quiet',
  consideration: 'Holds its price',
  overview: 'Asks for little',
  combinedMileage: '5.8 L/100 km',
  ...change,
});

export const top = (id: string, change: Partial<VehicleTop> = {}): VehicleTop => ({
  id,
  image: '/media/cars/zeekr-001/white/side.svg',
  title: `Top ${id}`,
  price: 40_300,
  link: `/car/model/detail/${id}`,
  icon: null,
  label: null,
  labelColor: null,
  date: null,
  ...change,
});

export const newsItem = (id: string, change: Partial<NewsItem> = {}): NewsItem => ({
  id,
  image: '/media/news/port/one.svg',
  title: `News ${id}`,
  link: '/sales/list',
  icon: null,
  label: null,
  labelColor: null,
  date: Date.UTC(2026, 10, 3, 12) / 1000,
  ...change,
});

const facetValues = (names: readonly string[]) =>
  names.map((name, index) => ({ value: name.toLowerCase(), name, count: 40 - index }));

/** Creates an understood phrase of a keyword. `rest` is the text around it. */
export const phrase = (change: Partial<UnderstoodPhrase> & Pick<UnderstoodPhrase, 'word'>): UnderstoodPhrase => ({
  rest: '',
  name: change.word,
  limits: [],
  isGuess: false,
  isUsed: true,
  isKnown: true,
  count: 0,
  ...change,
});

/** Counts of a list's filters without a filter in use. */
export const facets = (change: Partial<Facets> = {}): Facets => ({
  total: 95,
  choices: [
    { filter: 'brand', values: facetValues(['BYD', 'Zeekr', 'Kia']) },
    { filter: 'energy', values: facetValues(['Electric', 'Petrol']) },
    { filter: 'body', values: facetValues(['SUV', 'Sedan']) },
    { filter: 'colour', values: facetValues(['White']) },
  ],
  bounds: [
    { filter: 'priceMin', steps: [{ value: 10_000, count: 60 }] },
    { filter: 'priceMax', steps: [5_000, 15_000, 25_000].map((value, index) => ({ value, count: index * 20 })) },
    { filter: 'odometerMax', steps: [{ value: 60_000, count: 33 }] },
  ],
  without: [],
  ...change,
});
