import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VehicleDetail } from '@caravan/shared/contracts/calls';
import { landedReceipt } from '../../../testing/landedReceipt';
import { fails, renderSite } from '../../../testing/renderSite';
import { usedCar } from '../../CarPage/testing/usedCar';
import { overviewItem, vehicleDetail } from '../../VehiclePage/testing/vehicleDetail';
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
        subList: [{ key: 'rearCamera', text: 'Rear camera', values: [{ value: camera, icon_url: null }] }],
      },
    ],
  });
  const compare = (
    address: string,
    tables: Readonly<Record<string, unknown>>,
    vehicle: Readonly<Partial<VehicleDetail>> = {},
  ) =>
    renderSite(<page.Component />, {
      address,
      answers: { watchList: { current: 1, size: 100, total: 0, data: [] } },
      answering: (call, parameter) => {
        const request = JSON.stringify(parameter);
        const id = Object.keys(tables).find((known) => request.includes(`"${known}"`));
        if (call === 'getFinderVehicleDetail') {
          const fuel = overviewItem('fuel', 'Fuel', 'Petrol');
          const vin = overviewItem('vin', 'VIN', 'X1');
          const length = { code: 'length', group: 'Size', key: 'Length', value: '4,800 mm' };
          const itemId = request.includes('"2"') ? '2' : '1';
          return vehicleDetail({ itemId, overview: [fuel, vin], attributes: [length], ...vehicle });
        }
        if (id === undefined) return undefined;
        // The last segment of the path of `landedPrice`.
        if (call === 'usedCar') return [landedReceipt({ total: { low: 17_211, high: 18_020 }, unknown: ['freight'] })];
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

  it('share power, range and model with a vehicle [WAT-3]', async () => {
    const power = overviewItem('power', 'Power', '313\u00A0hp (230\u00A0kW)');
    const range = overviewItem('range', 'Electric range', '700\u00A0km (CLTC)');
    const model = { code: 'model', group: 'General', key: 'Model', value: 'Seal' };
    compare(
      '/watch-list?compare=car:51,1',
      { 51: table({ brand: 'BYD', range: '700 km' }, 'Yes') },
      { overview: [power, range], attributes: [model] },
    );
    await screen.findByRole('table');
    for (const name of ['Power', 'Electric range', 'Model']) {
      const [head, first, second] = cells(new RegExp(`^${name}`));
      expect(head).toBe(name);
      expect(first).toBe(second);
    }
  });

  describe('beside a vehicle, whose body type is a narrower class', () => {
    const attributes = [{ code: 'body', group: 'General', key: 'Body type', value: 'Liftback' }];
    const sedan = table({ body: 'Sedan or hatchback' }, 'Yes');

    it('are not marked for another word [WAT-3]', async () => {
      compare('/watch-list?compare=1,car:51', { 51: sedan }, { attributes });
      await screen.findByRole('table');
      expect(cells(/Body type/)).toEqual(['Body type', 'Liftback', 'Sedan or hatchback']);
    });

    it('are marked if they differ from each other [WAT-3]', async () => {
      const tables = { 51: sedan, 52: table({ body: 'SUV' }, 'Yes') };
      compare('/watch-list?compare=1,car:51,car:52', tables, { attributes });
      await screen.findByRole('table');
      expect(cells(/Body type/)).toEqual(['Body type (differs)', 'Liftback', 'Sedan or hatchback', 'SUV']);
    });
  });

  it('show a dash where a line of the other kind answers [WAT-3]', async () => {
    const parkingAid = { code: 'parkingAid', group: 'Comfort', key: 'Parking aid', value: 'Rear camera and sensors' };
    compare('/watch-list?compare=1,car:51', { 51: table({}, 'Yes') }, { attributes: [parkingAid] });
    await screen.findByRole('table');
    expect(cells(/Parking aid/)).toEqual([expect.any(String), 'Rear camera and sensors', '—']);
    expect(cells(/^Rear camera/)).toEqual([expect.any(String), '—', 'Yes']);
  });

  it('show a dash in lines that do not apply [WAT-3]', async () => {
    compare(
      '/watch-list?compare=1,car:51',
      { 51: table({ consumption: null, battery: '82 kWh' }, 'Yes') },
      {
        overview: [overviewItem('fuel', 'Fuel', 'Petrol'), overviewItem('engineCc', 'Engine volume', '1,998 cm³')],
        attributes: [{ code: 'consumption', group: 'Consumption', key: 'Fuel consumption', value: '7 L/100 km' }],
      },
    );
    await screen.findByRole('table');
    expect(cells(/Engine volume/)).toEqual(['Engine volume', '1,998 cm³', '—']);
    expect(cells(/consumption/)).toEqual(['Fuel consumption', '7 L/100 km', '—']);
    expect(cells(/battery/)).toEqual(['The battery', '—', '82 kWh']);
  });

  it('show the price with customs cleared beside that of a vehicle [WAT-3] [LAND-1]', async () => {
    compare(
      '/watch-list?compare=1,car:51',
      { 51: table({}, 'Yes') },
      { overview: [overviewItem('customs', 'Customs', 'Cleared')] },
    );
    await screen.findByRole('table');
    expect(cells(/^Price with/)).toEqual([
      'Price with customs cleared (cars from China: in Tbilisi) (differs)',
      '$34,500',
      '$17,211–18,020 (freight estimated)',
    ]);
    expect(cells(/^Customs/)).toEqual(['Customs (differs)', 'Cleared', 'Not cleared']);
  });

  it.each([false, null, undefined])(
    'show no price with customs cleared of a vehicle whose clearance is %s [WAT-3]',
    async (isCleared) => {
      const overview = [overviewItem('customs', 'Customs', 'Not cleared')];
      compare('/watch-list?compare=1,car:51', { 51: table({}, 'Yes') }, { overview, isCleared });
      await screen.findByRole('table');
      expect(cells(/^Price with/)).toEqual([expect.any(String), 'not stated', '$17,211–18,020 (freight estimated)']);
    },
  );

  it('show no second price beside a vehicle if all are cleared [WAT-3]', async () => {
    compare('/watch-list?compare=1,2', {});
    await screen.findByRole('table');
    expect(screen.queryByRole('row', { name: /^Price with/ })).not.toBeInTheDocument();
  });

  it('are labelled as examples if the API marks a car [SAL-10]', async () => {
    renderSite(<page.Component />, {
      address: '/watch-list?compare=car:1001,1',
      answers: {
        watchList: { current: 1, size: 100, total: 0, data: [] },
        getUsedCarInfo: usedCar({ isDemo: true }),
        carCompare: table({}, 'Yes'),
        getFinderVehicleDetail: vehicleDetail(),
        usedCar: [landedReceipt()],
      },
    });
    expect(await screen.findByText(/examples, not offers/)).toBeVisible();
  });

  it('are labelled as examples if the API marks a vehicle [SAL-10]', async () => {
    compare('/watch-list?compare=1,2', {}, { isDemo: true });
    expect(await screen.findByText(/examples, not offers/)).toBeVisible();
  });

  it('focus their heading when a repeated call finds a missing one [SHELL-20]', async () => {
    const tables: Record<string, unknown> = { 51: table({}, 'Yes'), 52: undefined };
    compare('/watch-list?compare=car:51,car:52', tables);
    await screen.findByText(/Car 52 could not be loaded/);
    tables[52] = table({}, 'No');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Comparison' })).toHaveFocus();
  });

  it('show their other lines if the landed price fails [WAT-3]', async () => {
    renderSite(<page.Component />, {
      address: '/watch-list?compare=car:51,car:52',
      answers: { watchList: { current: 1, size: 100, total: 0, data: [] }, usedCar: fails },
      answering: (call, parameter) => {
        const usedCarId = JSON.stringify(parameter).includes('"51"') ? '51' : '52';
        if (call === 'getUsedCarInfo') return usedCar({ usedCarId });
        return call === 'carCompare' ? table({ length: '4,800 mm' }, 'Yes') : undefined;
      },
    });
    await screen.findByRole('table');
    expect(cells(/The length/)).toEqual(['The length', '4,800 mm', '4,800 mm']);
  });
});
