import { screen } from '@testing-library/react';
import { renderSite } from '../../../testing/renderSite';
import { usedCar } from '../../CarPage/testing/usedCar';
import { vehicleDetail } from '../../VehiclePage/testing/vehicleDetail';
import { page } from '../WatchListPage';

beforeEach(() => localStorage.clear());

describe('cars of the catalogue side by side', () => {
  /** Technical data of a car: rows by key, and equipment. */
  const table = (rows: Readonly<Record<string, string | null>>, camera: string | null) => ({
    tableHead: [{ id: '5', name: 'BYD', image: '/media/1.jpg', price: 1 }],
    infoList: [
      { type: 0, key: 'size', text: 'Dimensions', values: [], subList: [] },
      ...Object.entries(rows).map(([key, value]) => ({
        type: 1,
        key,
        text: `The ${key}`,
        values: [{ value, icon_url: null }],
        subList: [],
      })),
      { type: 2, key: 'equipment', text: 'Equipment', values: [], subList: [] },
      {
        type: 3,
        key: 'sensors',
        text: 'Cameras',
        values: [],
        subList: [{ key: 'camera', text: 'Rear camera', values: [{ value: camera, icon_url: null }] }],
      },
    ],
  });
  const compare = (address: string, tables: Readonly<Record<string, unknown>>) =>
    renderSite(<page.Component />, {
      address,
      answers: { watchList: { current: 1, size: 100, total: 0, data: [] } },
      answering: (call, parameter) => {
        const asked = JSON.stringify(parameter);
        const id = Object.keys(tables).find((known) => asked.includes(`"${known}"`));
        if (call === 'getFinderVehicleDetail') {
          const fuel = { code: 'fuel', key: 'Fuel', value: 'Petrol', colorHex: null, valueEn: null, valueGe: null };
          const vin = { code: 'vin', key: 'VIN', value: 'X1', colorHex: null, valueEn: null, valueGe: null };
          const length = { code: 'length', group: 'Size', key: 'Length', value: '4,800 mm' };
          return vehicleDetail({ overview: [fuel, vin], attributes: [length] });
        }
        if (id === undefined) return undefined;
        return call === 'carCompare' ? tables[id] : usedCar({ usedCarId: id, vin: `LGXC74C48P00${id}` });
      },
    });
  const cells = (name: RegExp) => [...screen.getByRole('row', { name }).children].map((cell) => cell.textContent);

  it('are compared by all facts of their pages except the VIN [WAT-3]', async () => {
    compare('/watch-list?compare=car:51,car:52', {
      51: table({ length: '4,800 mm', height: '1,460 mm', zeroTo100: null }, 'Yes'),
      52: table({ length: '4,995 mm', height: '1,460 mm', zeroTo100: '3.8 s' }, 'No'),
    });
    await screen.findByRole('table');
    expect(cells(/The length/)).toEqual(['The length (differs)', '4,800 mm', '4,995 mm']);
    expect(cells(/The height/)).toEqual(['The height', '1,460 mm', '1,460 mm']);
    expect(cells(/The zeroTo100/)).toEqual(['The zeroTo100', 'not stated', '3.8 s']);
    expect(cells(/Rear camera/)).toEqual(['Rear camera (differs)', 'Yes', 'No']);
    expect(screen.queryByRole('row', { name: /VIN/ })).not.toBeInTheDocument();
  });

  it('share lines with a vehicle under different headings [WAT-3]', async () => {
    compare('/watch-list?compare=car:51,1', { 51: table({ energy: 'Electric', length: '4,800 mm' }, 'Yes') });
    await screen.findByRole('table');
    expect(cells(/fuel|energy/i)).toEqual([expect.stringContaining('(differs)'), 'Electric', 'Petrol']);
    expect(cells(/length/i)).toEqual([expect.stringMatching(/length$/i), '4,800 mm', '4,800 mm']);
    expect(screen.queryByRole('row', { name: /VIN/ })).not.toBeInTheDocument();
  });
});
