import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cars, facets, landedFigure, vehicle } from '../../testing/fixtures';
import { renderSite, type Answers } from '../../testing/renderSite';
import { page } from './VehiclesPage';

const found = (total: number, data = [vehicle({ price: 21_900 })]) => ({ current: 1, size: 12, total, data });
const answers: Answers = { getFinderVehicles: found(30), getFinderFacets: facets() };
const open = (address: string, more: Answers = {}) =>
  renderSite(<page.Component />, { address, answers: { ...answers, ...more } });

describe('the page of the vehicle finder', () => {
  it('fetches twelve vehicles and counts for page, filters and order [HOME-9]', async () => {
    const { lastParameter } = open('/vehicles?brand=opel&page=2&gearbox=automatic&sort=yearDesc');
    await screen.findByRole('link', { name: '2016 Kia Optima' });
    const filters = { brand: ['opel'], gearbox: ['automatic'] };
    expect(lastParameter('getFinderVehicles')).toEqual({ lang: 'en', filters, sort: 'yearDesc', current: 2, size: 12 });
    expect(lastParameter('getFinderFacets')).toEqual({ lang: 'en', filters });
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/vehicles?brand=opel&gearbox=automatic&page=3&sort=yearDesc',
    );
  });

  it('labels example vehicles that the API marks [SAL-10]', async () => {
    open('/vehicles', { getFinderVehicles: found(1, [vehicle({ isDemo: true })]) });
    expect(await screen.findByText(/examples, not offers/)).toBeVisible();
  });

  it('shows the price of a vehicle in the chosen currency', async () => {
    open('/vehicles');
    const card = (await screen.findByRole('link', { name: '2016 Kia Optima' })).closest('li');
    expect(card).toHaveTextContent('$21,900');
  });

  it.each([
    [landedFigure({ low: 23_300, high: 23_300 }), 'Cleared price: $23,300'],
    [landedFigure({ low: 23_300, high: 24_000 }), 'Cleared price: $23,300–24,000'],
    [
      landedFigure({ unknown: ['steering', 'madeOn'], mayBeTooOld: true }),
      'Cleared price: $17,385 (steering side not stated, left assumed, date of manufacture unknown, may be over the age limit)',
    ],
  ])('shows the landed price of a vehicle whose customs are not cleared: %j [LAND-1]', async (landed, text) => {
    open('/vehicles', { getFinderVehicles: found(1, [vehicle({ landed })]) });
    const card = (await screen.findByRole('link', { name: '2016 Kia Optima' })).closest('li');
    expect(card).toHaveTextContent(text);
  });

  it.each([{}, { landed: landedFigure({ low: null, high: null, problem: 'noTariff' }) }])(
    'shows no landed price on the card for %j',
    async (values) => {
      open('/vehicles', { getFinderVehicles: found(1, [vehicle(values)]) });
      const card = (await screen.findByRole('link', { name: '2016 Kia Optima' })).closest('li');
      expect(card).not.toHaveTextContent('Cleared price');
    },
  );

  it('offers only the orders of vehicles, with its own texts', async () => {
    open('/vehicles');
    expect(await screen.findByText('30 cars')).toBe(screen.getByRole('status'));
    const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Recently added',
      'Price: low to high',
      'Price: high to low',
      'Odometer: low to high',
      'Model year: newest first',
    ]);
  });

  it('filters by customs, steering side, engine volume, accidents and owners', async () => {
    const { lastParameter } = open(
      '/vehicles?customs=cleared&steering=leftHand&accidents=0&owners=1&owners=2&engineMin=1600&engineMax=2000',
      {
        getFinderFacets: facets({
          choices: [
            { filter: 'customs', values: [{ value: 'cleared', name: 'Customs cleared', count: 30 }] },
            { filter: 'accidents', values: [{ value: '0', name: 'No accidents', count: 20 }] },
          ],
          bounds: [{ filter: 'engineMin', steps: [{ value: 1_600, count: 30 }] }],
        }),
      },
    );
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    expect(await chips.findByRole('link', { name: 'Remove filter: Customs cleared' })).toBeInTheDocument();
    expect(chips.getByRole('link', { name: 'Remove filter: No accidents' })).toBeInTheDocument();
    expect(chips.getByRole('link', { name: 'Remove filter: engine from 1.6 L' })).toBeInTheDocument();
    expect(chips.getByRole('link', { name: 'Remove filter: engine up to 2.0 L' })).toBeInTheDocument();
    expect(lastParameter('getFinderVehicles')).toMatchObject({
      filters: {
        customs: ['cleared'],
        steering: ['leftHand'],
        accidents: ['0'],
        owners: ['1', '2'],
        engineMin: 1_600,
        engineMax: 2_000,
      },
    });
  });

  it('filters by seats with a removable chip [HOME-9]', async () => {
    const { lastParameter, query } = open('/vehicles?seats=7', {
      getFinderFacets: facets({ choices: [{ filter: 'seats', values: [{ value: '7', name: '7 seats', count: 12 }] }] }),
    });
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    const seats = within(await screen.findByRole('list', { name: 'Seats' }));
    expect(seats.getByRole('link', { name: '7 seats 12' })).toBeVisible();
    expect(lastParameter('getFinderVehicles')).toMatchObject({ filters: { seats: ['7'] } });
    await userEvent.setup().click(await chips.findByRole('link', { name: 'Remove filter: 7 seats' }));
    expect(query()).toEqual({});
  });

  it('searches the catalogue with the currency of the prices in the keyword [SHELL-24]', async () => {
    const { lastParameter } = open('/vehicles?in=GEL&keyword=50000', { usedCarPage: cars(36) });
    const all = await screen.findByRole('link', { name: '36 in China' });
    expect(all).toHaveAttribute('href', '/cars?in=GEL&keyword=50000');
    expect(lastParameter('usedCarPage')).toMatchObject({ keyword: '50000', filters: { in: 'GEL' } });
  });

  it('adds another brand and goes to page 1 [HOME-9]', async () => {
    const user = userEvent.setup();
    const { router, lastParameter } = open('/vehicles?brand=byd&page=2');
    await user.click(within(await screen.findByRole('list', { name: 'Brand' })).getByRole('link', { name: /Kia/ }));
    expect(router.state().location.search).toBe('?brand=byd&brand=kia');
    await waitFor(() => expect(lastParameter('getFinderVehicles')).toMatchObject({ current: 1 }));
  });
});
