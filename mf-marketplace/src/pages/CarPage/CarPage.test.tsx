import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparisonRow } from '@caravan/shared/contracts/calls';
import { insertedRules } from '@caravan/shared/testing';
import { answersLater } from '../../testing/renderSite';
import { openCar, renderCar } from './testing/openCar';
import { bareCar, equipment, usedCar } from './testing/usedCar';

const tag = () => screen.getByRole('complementary', { name: /Price and order/ });
const arrow = () => tag().querySelector('[data-icon^="Arrow"]');
const definition = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const step = (name: string) => screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('li');
const field = (name: string) => {
  const row = within(screen.getByRole('table', { name: 'Car details and documents' })).getByRole('rowheader', { name });
  return row.nextElementSibling;
};

describe('the page of a used car', () => {
  it('fetches all other data after the car [MOD-1]', async () => {
    const { answering, answer } = answersLater('getUsedCarInfo');
    const { calls } = renderCar(usedCar(), { answering });
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['getUsedCarInfo']));
    await answer(0, usedCar());
    expect(await screen.findByRole('rowheader', { name: 'Wheelbase' })).toBeInTheDocument();
    expect(calls).toEqual([
      { call: 'getUsedCarInfo', parameter: { id: '1001' } },
      { call: 'usedCar', parameter: { id: '1001' } },
      { call: 'carMarket', parameter: { id: '1001' } },
      { call: 'carCompare', parameter: { carIds: ['1001'] } },
    ]);
  });

  it('links to the sales of its model in Georgia', async () => {
    await openCar(usedCar({ salesModelId: 'byd-seal' }));
    expect(screen.getByRole('link', { name: 'How this model sells in Georgia' })).toHaveAttribute(
      'href',
      '/sales/detail/week/byd-seal',
    );
  });

  it('shows brand and seller with their logos [MOD-2]', async () => {
    await openCar(usedCar());
    const brand = screen.getAllByText('BYD').find((element) => element.tagName === 'P');
    expect(brand?.querySelector('img')).toHaveAttribute('src', '/media/brands/byd.svg');
    const seller = within(tag()).getByText('Bohai Auto Link').parentElement;
    expect(seller?.querySelector('img')).toHaveAttribute('src', '/media/enterprises/bohai-auto-link.svg');
  });

  it('shows five pictures and a tile that links to the others [MOD-3]', async () => {
    await openCar(usedCar());
    const thumbnails = within(screen.getByRole('list', { name: 'All pictures' }));
    expect(thumbnails.getAllByRole('link', { name: /^Picture \d$/ })).toHaveLength(5);
    const more = thumbnails.getByRole('link', { name: 'More pictures' });
    expect(more).toHaveAttribute('href', 'https://bohai.example/cars/1001/photos');
    expect(more).toHaveAttribute('target', '_blank');
    expect(more).toHaveAttribute('rel', 'noopener');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('2 of 5')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('1 of 5')).toBeInTheDocument();
  });

  it('shows fuel type, power, size, and range or consumption [MOD-4]', async () => {
    await openCar(usedCar());
    expect(definition('Fuel type')).toBe('Electric');
    expect(definition('Total power')).toBe('313\u00A0hp (230\u00A0kW)');
    expect(definition('Length × width × height')).toBe('4,800×1,875×1,460 mm');
    expect(definition('Range, CLTC')).toBe('700 km');
    expect(screen.queryByText('Consumption')).not.toBeInTheDocument();
  });

  it('shows no electric range for a car that burns fuel [MOD-4]', async () => {
    await openCar(usedCar({ isElectric: false, energyTitle: 'Petrol', fuelComprehensive: null, cltcRange: null }));
    expect(definition('Consumption')).toBe('Not stated');
    expect(screen.queryByText('Range, CLTC')).not.toBeInTheDocument();
  });

  it('shows the consumption of a car that burns fuel [MOD-4]', async () => {
    await openCar(usedCar({ isElectric: false, energyTitle: 'Petrol', fuelComprehensive: 5.85 }));
    expect(definition('Consumption')).toBe('5.9 L/100 km');
    expect(screen.queryByText('Range, CLTC')).not.toBeInTheDocument();
  });

  it.each([
    [19_300, 'ArrowUp', 'Up from the lowest price, $19,300'],
    [20_500, 'ArrowDown', 'Below the previous lowest price, $20,500'],
  ])('compares the price with a lowest price of %i: %s [MOD-5]', async (lowestPrice, icon, text) => {
    await openCar(usedCar({ lowestPrice }));
    expect(tag()).toHaveTextContent('Price in China now$19,900');
    expect(tag()).toHaveTextContent(text);
    expect(arrow()).toHaveAttribute('data-icon', icon);
  });

  it.each([
    [19_900, 19_900],
    [19_900, null],
    [null, 19_900],
  ])('shows no arrow for a price of %s and a lowest price of %s [MOD-5]', async (salePrice, lowestPrice) => {
    await openCar(usedCar({ salePrice, lowestPrice }));
    expect(arrow()).toBeNull();
    expect(tag()).not.toHaveTextContent(/Up from|Below the previous/);
  });

  it('shows the maker’s price with its rate and the prices at both ports [MOD-6]', async () => {
    await openCar(usedCar());
    expect(step('OEM price')).toHaveTextContent('214,500 CNY');
    expect(step('OEM price')).toHaveTextContent('≈ $30,000Exchange rate of 25 Nov 2026: $1 = 7.15 CNY');
    expect(step('FOB price')).toHaveTextContent(/Tianjin\$20,600/);
    expect(step('CIF price')).toHaveTextContent(/Poti\$23,450/);
  });

  it('calls a rate that is not from a bank an example [MOD-6]', async () => {
    await openCar(usedCar({ exchangeRateDay: undefined }));
    expect(step('OEM price')).toHaveTextContent('Example exchange rate, not from a bank: $1 = 7.15 CNY');
  });

  it('shows the maker’s price in yuan alone without an exchange rate [MOD-6]', async () => {
    await openCar(usedCar({ officePrice: null, disPrice: null, price: null, exchangeRate: null }));
    expect(step('OEM price')).toHaveTextContent('214,500 CNYThe maker’s current price');
  });

  it('shows No Price for missing prices [MOD-5] [MOD-6]', async () => {
    await openCar(bareCar());
    expect(tag()).toHaveTextContent('Price in China nowNo Price');
    for (const name of ['OEM price', 'FOB price', 'CIF price']) expect(step(name)).toHaveTextContent('No Price');
    expect(document.body.textContent).not.toContain('≈');
  });

  it('gives the guide price and no exchange rate without an OEM price [MOD-6]', async () => {
    await openCar(usedCar({ oemCny: null, price: null, disPrice: null }));
    expect(step('OEM price')).toHaveTextContent(
      'No PriceThe maker’s current price for a new car of this trim level is unknown. Its guide price when new: $32,000.',
    );
    expect(step('OEM price')).not.toHaveTextContent('Exchange rate');
  });

  it('shows delivery, number of pieces and release date [MOD-7]', async () => {
    await openCar(usedCar());
    expect(within(tag()).getByText('Delivery 52-60 days')).toBeInTheDocument();
    expect(within(tag()).getByText('Order: 1–3 cars')).toBeInTheDocument();
    expect(tag()).toHaveTextContent('Listed 18 Nov 2026');
  });

  it('opens the contact dialog [MOD-8]', async () => {
    const user = userEvent.setup();
    const toast = jest.fn();
    await openCar(usedCar(), { site: { toast } });
    await user.click(within(tag()).getByRole('button', { name: 'Contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact the seller' }));
    expect(dialog.getByText('export@bohai.example')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: '+86 21 0000 4100' })).toHaveAttribute('href', 'tel:+862100004100');
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/862100004100');
    expect(dialog.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      'mailto:export@bohai.example?subject=2023%20BYD%20Seal%2C%20no.%201001',
    );
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('export@bohai.example');
    expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'The e-mail address was copied' });
  });

  it('hides the contact buttons without scripts', async () => {
    await openCar(usedCar());
    const hidden = /@media \(scripting: none\) \{\s*\.(\w+) ?\{visibility: hidden/.exec(insertedRules())?.[1];
    for (const button of screen.getAllByRole('button', { name: 'Contact' })) expect(button).toHaveClass(hidden ?? '-');
  });

  it('opens the exporter’s shipping calculator for the car in a new tab [MOD-8]', async () => {
    await openCar(usedCar());
    const link = within(tag()).getByRole('link', { name: 'Shipping Calculator' });
    expect(link).toHaveAttribute('href', 'https://bohai.example/shipping?car=1001');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('offers no shipping calculator for a car without an exporter', async () => {
    await openCar(bareCar());
    expect(screen.queryByRole('link', { name: 'Shipping Calculator' })).not.toBeInTheDocument();
  });

  it('explains how to ask about a car without a seller', async () => {
    const user = userEvent.setup();
    await openCar(bareCar());
    await user.click(within(tag()).getByRole('button', { name: 'Contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact the seller' }));
    expect(dialog.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows odometer, share and watch beside the price', async () => {
    const answers = { getUsedCarInfo: usedCar(), carCompare: equipment, watch: { watched: true } };
    const { lastParameter } = await openCar(usedCar(), { answers });
    expect(tag()).toHaveTextContent(/Odometer 21,400 km/);
    expect(within(tag()).getByRole('button', { name: 'Share' })).toBeVisible();
    const heart = tag().querySelector('button[aria-pressed]');
    if (heart) await userEvent.click(heart);
    await waitFor(() => expect(lastParameter('watch')).toMatchObject({ vehicleId: '1001', kind: 'car', type: 1 }));
  });

  it('lists details and documents of the car [MOD-9]', async () => {
    await openCar(usedCar({ readyStatus: 2 }));
    expect(field('Colour')).toHaveTextContent('White');
    expect(field('Colour')?.querySelector('rect')).toHaveAttribute('fill', '#f4f6f5');
    expect(field('Name in China')?.querySelector('[lang="zh"]')).toHaveTextContent('海豹');
    expect(field('VIN')).toHaveTextContent('LGXC74C48P0012345');
    expect(field('Odometer')).toHaveTextContent('21,400 km');
    expect(field('Plate number')).toHaveTextContent('津A·12345');
    expect(field('Plate date')).toHaveTextContent('4 May 2023');
    expect(field('Location')).toHaveTextContent('Tianjin, warehouse 4');
  });

  it.each([
    [0, 'Unknown', 'Unknown', 'Unknown'],
    [1, 'Normal', 'Tax-refundable', 'Ready'],
    [2, 'Awaiting inspection', 'Non-refundable', 'Not ready'],
  ] as const)(
    'shows document states with the number %i as %s, %s, %s [MOD-9]',
    async (number, status, exportTax, ready) => {
      await openCar(usedCar({ status: number, exportTax: number, readyStatus: number }));
      expect(field('Status')).toHaveTextContent(new RegExp(`^${status}$`));
      expect(field('Export tax')).toHaveTextContent(new RegExp(`^${exportTax}$`));
      expect(field('Ready for export')).toHaveTextContent(new RegExp(`^${ready}$`));
    },
  );

  it('shows sections, rows and sub-rows without empty rows [MOD-10]', async () => {
    await openCar(usedCar());
    const table = within(await screen.findByRole('table', { name: 'Technical data and equipment' }));
    for (const text of ['Body', 'Wheelbase', 'Safety', 'Airbags', 'Front airbags']) {
      expect(table.getByRole('rowheader', { name: text })).toBeInTheDocument();
    }
    expect(table.getByText('2920 mm')).toBeInTheDocument();
    expect(table.queryByText('Towing weight')).not.toBeInTheDocument();
  });

  it('is translated into Georgian, with prices in lari', async () => {
    await openCar(usedCar(), { lang: 'ge', currency: 'GEL' });
    expect(document.body.textContent).toContain('19\u00A0900\u00A0₾');
    expect(screen.getByText('თეთრი')).toBeInTheDocument();
    expect(document.body.textContent).toContain('1\u00A0₾\u00A0=\u00A07,15\u00A0იუანი');
    expect(document.body.textContent).toContain('52–60\u00A0დღე');
  });

  it('shows no empty sections for a car with few facts', async () => {
    await openCar(bareCar());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^BYD Seal$/);
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid/);
    expect(screen.queryByRole('link', { name: 'More pictures' })).not.toBeInTheDocument();
    for (const term of ['Fuel type', 'Total power', 'Range, CLTC']) expect(definition(term)).toBe('Not stated');
    for (const name of ['Colour', 'VIN', 'Odometer', 'Plate number', 'Plate date', 'Location']) {
      expect(field(name)).toHaveTextContent(/^—$/);
    }
  });

  it('lists features the car has and features it lacks [MOD-10]', async () => {
    const feature = (key: string, text: string, has: boolean) => ({
      key,
      text,
      values: [{ value: has ? 'Yes' : 'No', icon_url: null, has }],
    });
    const comfort: ComparisonRow = {
      type: 3,
      key: 'comfort',
      text: 'Comfort',
      values: [],
      subList: [feature('massage', 'Massage seats', false), feature('heated', 'Heated seats', true)],
    };
    const carCompare = { ...equipment, infoList: [...equipment.infoList, comfort] };
    await openCar(usedCar(), { answers: { getUsedCarInfo: usedCar(), carCompare } });
    const heading = await screen.findByRole('heading', { level: 3, name: 'Comfort' });
    const features = within(heading.parentElement ?? document.body).getAllByRole('listitem');
    expect(features.map(({ textContent }) => textContent)).toEqual(['Heated seats: Yes', 'Massage seats: No']);
    expect(features[0]?.querySelector('[data-icon]')).toHaveAttribute('data-icon', 'Check');
    expect(features[1]?.querySelector('[data-icon]')).toHaveAttribute('data-icon', 'Minus');
    expect(screen.getByRole('table', { name: 'Technical data and equipment' })).not.toHaveTextContent('Heated seats');
  });

  it('starts with pictures, followed by name and price', async () => {
    await openCar(usedCar());
    const pictures = screen.getByRole('region', { name: 'Pictures of 2023 BYD Seal' });
    const title = screen.getByRole('heading', { level: 1 });
    expect(pictures.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(title.compareDocumentPosition(tag())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('reports that no technical data is known [MOD-10]', async () => {
    const infoList = equipment.infoList.map((row) => ({ ...row, values: [], subList: [] }));
    await openCar(usedCar(), {
      answers: { getUsedCarInfo: usedCar(), carCompare: { ...equipment, infoList } },
    });
    expect(await screen.findByText('No technical data for this car yet.')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Technical data and equipment' })).not.toBeInTheDocument();
  });
});
