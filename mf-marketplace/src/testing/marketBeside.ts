import type { LocalVehicle, MarketBeside } from '@caravan/shared/contracts/calls';

/** Creates a vehicle in Tbilisi that costs $900 more than the car and was driven 5,000 km less. */
export const localVehicle = (change: Partial<LocalVehicle> = {}): LocalVehicle => ({
  itemId: '200001',
  name: '2022 BYD Seal',
  district: 'Tbilisi',
  price: 18_111,
  priceDifference: 900,
  odometer: 16_400,
  odometerDifference: -5000,
  isCleared: true,
  ...change,
});

/** Creates the market in Georgia of a car with no unknown figure. */
export const marketBeside = (change: Partial<MarketBeside> = {}): MarketBeside => ({
  country: 'georgia',
  months: { first: '2026-08', last: '2026-10' },
  before: { first: '2026-05', last: '2026-07' },
  landed: 17_211,
  isRange: false,
  deliveryDays: 60,
  salesModelId: 'byd-seal',
  place: { sold: 214, scale: 'percent', cheaper: 34, newer: 71, fewerKm: 55 },
  vehicles: [localVehicle()],
  resale: {
    offers: 80,
    monthlySales: 71,
    stockMonths: 1.1,
    price: { now: 18_500, before: 17_900, change: 0.0335 },
  },
  ...change,
});

/** Creates the market in a country where nothing is known of the car's model. */
export const silentMarket = (): MarketBeside =>
  marketBeside({ salesModelId: null, place: null, vehicles: [], resale: null });
