import type { OverviewItem, VehicleDetail } from '@caravan/shared/contracts/calls';
import { vehicle } from '../../../testing/fixtures';

/** Creates an entry of the overview. */
export const overviewItem = (code: string, key: string, value: string | null): OverviewItem => ({
  code,
  key,
  value,
  colorHex: null,
  valueEn: null,
  valueGe: null,
});

export const vehicleDetail = (change: Partial<VehicleDetail> = {}): VehicleDetail => ({
  itemId: '200035',
  name: '2023 Zeekr 001',
  brandName: 'Zeekr',
  modelName: '001',
  seriesName: 'WE',
  odometer: 36_214,
  price: 34_500,
  description: 'A hundred kilowatt-hours under the floor.',
  images: [
    '/media/videos/vehicle.mp4',
    '/media/cars/zeekr-001/riviera-blue/side.svg?wheel=five-spoke-classic',
    '/media/videos/Walk.MOV?v=2',
  ],
  overview: [
    overviewItem('year', 'Year', '2023'),
    {
      ...overviewItem('exteriorColor', 'Exterior colour', 'Light blue'),
      colorHex: '#0084B4',
      valueEn: 'Light blue',
      valueGe: 'ცისფერი',
    },
    overviewItem('battery', 'Battery capacity', null),
  ],
  attributes: [
    { code: 'brand', group: 'General', key: 'Brand', value: 'Zeekr' },
    { code: 'vin', group: 'Papers', key: 'VIN', value: 'L6TSH7B24PL312213' },
    { code: 'boot', group: 'Dimensions', key: 'Boot', value: null },
  ],
  // 21:30 UTC is 01:30 of the next day in Tbilisi.
  checkTime: Date.UTC(2026, 10, 2, 21, 30) / 1000,
  accidents: 0,
  owners: 2,
  ccic: true,
  fleet: false,
  updateTime: Date.UTC(2026, 10, 19, 20, 30) / 1000,
  isCleared: true,
  recommended: [vehicle()],
  ...change,
});

export const bareVehicle = (): VehicleDetail =>
  vehicleDetail({
    seriesName: null,
    odometer: null,
    price: null,
    description: '',
    images: [],
    overview: [],
    attributes: [],
    checkTime: null,
    accidents: null,
    owners: null,
    ccic: null,
    fleet: null,
    recommended: [],
  });
