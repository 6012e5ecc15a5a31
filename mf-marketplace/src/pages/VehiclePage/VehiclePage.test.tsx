import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, type VehicleDetail } from '@caravan/shared/contracts/calls';
import { expectConsole, refused } from '@caravan/shared/testing';
import { landedFigure, vehicle } from '../../testing/fixtures';
import { landedReceipt, receiptLine } from '../../testing/landedReceipt';
import { fails, renderSite } from '../../testing/renderSite';
import { openVehicle, renderVehicle } from './testing/openVehicle';
import { bareVehicle, vehicleDetail } from './testing/vehicleDetail';
import { page } from './VehiclePage';

/** Returns the first definition of a term. Recommended vehicles below have the same terms. */
const definition = (term: string) => screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling;
const report = () => screen.getByRole('region', { name: 'History report' });
const answerTo = (term: string) => within(report()).getByText(term).nextElementSibling;
/** Returns the name of the icon beside an answer. */
const iconOf = (term: string) => answerTo(term)?.querySelector('[data-icon]')?.getAttribute('data-icon');

beforeEach(() => localStorage.clear());

describe('the page of a vehicle', () => {
  it('shows title, odometer, asking price, and all pictures and videos [DET-1]', async () => {
    await openVehicle();
    expect(screen.getByRole('heading', { level: 1, name: '2023 Zeekr 001' })).toBeInTheDocument();
    expect(definition('Odometer')).toHaveTextContent('36,214 km');
    expect(definition('Asking price')).toHaveTextContent('$34,500');
    const slideshow = screen.getByRole('region', { name: 'Pictures of 2023 Zeekr 001' });
    expect(within(slideshow).getByText('1 of 3')).toBeInTheDocument();
    expect(slideshow.querySelectorAll('video')).toHaveLength(2);
    expect(within(slideshow).getByRole('img', { name: '2023 Zeekr 001, picture 2' })).toBeInTheDocument();
  });

  it('links to the sales of its model in Georgia', async () => {
    await openVehicle(vehicleDetail({ salesModelId: 'zeekr-001' }));
    expect(screen.getByRole('link', { name: 'How this model sells in Georgia' })).toHaveAttribute(
      'href',
      '/sales/detail/week/zeekr-001',
    );
  });

  it('shows the seller with phone and WhatsApp, if known', async () => {
    const seller = {
      name: 'Didube Motors',
      logo: '/media/enterprises/didube-motors.svg',
      email: 'sales@didube-motors.example',
      telephone: '+995 32 000 41 10',
      chats: ['https://wa.me/995320004110'],
    };
    await openVehicle(vehicleDetail({ seller }));
    expect(screen.getByText('Didube Motors')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+995 32 000 41 10' })).toHaveAttribute('href', 'tel:+995320004110');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/995320004110');
    cleanup();
    await openVehicle(vehicleDetail({ seller: null }));
    expect(screen.queryByText('Offered by')).not.toBeInTheDocument();
  });

  it('starts with pictures, followed by name and price', async () => {
    await openVehicle();
    const pictures = screen.getByRole('region', { name: 'Pictures of 2023 Zeekr 001' });
    const title = screen.getByRole('heading', { level: 1 });
    expect(pictures.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names brand, model and series [DET-4]', async () => {
    await openVehicle();
    expect(definition('Brand')).toHaveTextContent('Zeekr');
    expect(definition('Model')).toHaveTextContent('001');
    expect(definition('Series')).toHaveTextContent('WE');
  });

  it.each([
    ['en', 'Light blue', 'Exterior colour'],
    ['ge', 'ცისფერი', 'Exterior colour'],
  ] as const)('shows colours of the overview as swatches, named in %s [DET-5]', async (lang, name, key) => {
    await openVehicle(vehicleDetail(), { lang });
    expect(definition(key)).toHaveTextContent(name);
    expect(definition(key)?.querySelector('rect')).toHaveAttribute('fill', '#0084B4');
    expect(definition('Battery capacity')).toHaveTextContent('—');
  });

  it('lists all attributes by group in a dialog [DET-5]', async () => {
    const { attributes } = vehicleDetail();
    await openVehicle();
    await userEvent.click(screen.getByRole('button', { name: 'All details (3)' }));
    const table = within(screen.getByRole('dialog', { name: 'All details' })).getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual(attributes.flatMap(({ group, key, value }) => [[group], [key, value ?? '—']]));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a search of attributes with a keyboard', async () => {
    const any = window.matchMedia;
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(any(query), { matches: query.includes('hover') }));
    await openVehicle();
    await userEvent.click(screen.getByRole('button', { name: 'All details (3)' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'PAPERS vin');
    expect(dialog.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Papers', 'VIN']);
    await userEvent.type(dialog.getByRole('searchbox'), 'x');
    expect(dialog.getByText('Nothing found. Try another word.')).toBeInTheDocument();
    media.mockRestore();
  });

  it('reports accidents, owners, inspection, fleet use and check date [DET-6]', async () => {
    await openVehicle();
    expect(answerTo('Accidents')).toHaveTextContent(/^0$/);
    expect(answerTo('Owners')).toHaveTextContent(/^2$/);
    expect(answerTo('Export inspection (CCIC)')).toHaveTextContent('Passed before export');
    expect(answerTo('Use')).toHaveTextContent('Private only');
    expect(answerTo('Last checked')).toHaveTextContent('3 November 2026');
  });

  it.each([
    [{ ccic: true, fleet: false }, 'Check', 'Check'],
    [{ ccic: false, fleet: true }, 'X', 'Flag'],
    [{ ccic: null, fleet: null }, 'CircleQuestionMark', 'CircleQuestionMark'],
  ])('shows an icon for inspection and fleet use: %j [DET-6]', async (known, ccic, fleet) => {
    await openVehicle(vehicleDetail(known));
    expect([iconOf('Export inspection (CCIC)'), iconOf('Use')]).toEqual([ccic, fleet]);
  });

  it('reports disadvantages of a vehicle [DET-6]', async () => {
    await openVehicle(vehicleDetail({ ccic: false, fleet: true }));
    expect(answerTo('Export inspection (CCIC)')).toHaveTextContent('Not inspected');
    expect(answerTo('Use')).toHaveTextContent('Taxi, hire or company car');
  });

  it('reports unknown facts without empty sections [DET-6]', async () => {
    await openVehicle(bareVehicle());
    for (const term of ['Accidents', 'Owners', 'Export inspection (CCIC)', 'Use', 'Last checked']) {
      expect(answerTo(term)).toHaveTextContent(/^Unknown$/);
    }
    expect(definition('Asking price')).toHaveTextContent('No Price');
    expect(definition('Odometer')).toHaveTextContent(/^—$/);
    expect(definition('Series')).toHaveTextContent(/^—$/);
    expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
    await screen.findByText('Price over time');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['History report', 'Offer your price']);
  });

  it('recommends eight vehicles with links to their pages [DET-7]', async () => {
    const track = jest.fn();
    const recommended = Array.from({ length: 9 }, (_, index) =>
      vehicle({ itemId: `other-${index}`, name: `Other ${index}`, price: 40_300 }),
    );
    const answering = (_call: string, parameter: unknown): VehicleDetail =>
      JSON.stringify(parameter).includes('other-7')
        ? vehicleDetail({ itemId: 'other-7', name: 'Other 7' })
        : vehicleDetail({ recommended });
    const { router } = await openVehicle(vehicleDetail(), { answering, site: { track } });
    const links = within(await screen.findByRole('region', { name: 'Similar cars' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      recommended.slice(0, 8).map(({ itemId }) => `/detail/${itemId}`),
    );
    for (const link of links) expect(link.closest('li')).toHaveTextContent('$40,300');
    await userEvent.click(screen.getByRole('link', { name: 'Other 7' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other 7' })).toBeInTheDocument();
    expect(router.state().location.pathname).toBe('/detail/other-7');
    expect(track.mock.calls.map(([type, extra]: unknown[]) => [type, extra])).toEqual([
      ['FINDER_VEHICLE_PV', { vehicleId: '200035' }],
      ['FINDER_VEHICLE_STAY', expect.objectContaining({ vehicleId: '200035' })],
      ['FINDER_VEHICLE_PV', { vehicleId: 'other-7' }],
    ]);
  });

  it('shows the price with customs clearance and its receipt [LAND-1] [LAND-2]', async () => {
    const receipt = landedReceipt({ declaredOn: '2026-11-26' });
    const { lastParameter } = await openVehicle(
      vehicleDetail({ landed: landedFigure({ low: 35_711, high: 35_711 }) }),
      {
        answers: { vehicleLandedPrice: receipt },
      },
    );
    const section = within(await screen.findByRole('region', { name: 'With customs cleared' }));
    expect(section.getByText('$35,711')).toBeInTheDocument();
    await userEvent.click(section.getByText(/^Receipt/));
    expect(await section.findByRole('rowheader', { name: 'Price at the border' })).toBeVisible();
    expect(section.getByText('The asking price: the car is already in the country.')).toBeVisible();
    expect(section.getByText(/^Day of the customs declaration: today, 26 Nov 2026/)).toBeVisible();
    expect(lastParameter('vehicleLandedPrice')).toEqual({ id: '200035' });
  });

  it('shows a range and names what is not known [LAND-1]', async () => {
    await openVehicle(vehicleDetail({ landed: landedFigure({ low: 35_000, high: 36_500, unknown: ['engine'] }) }));
    const section = await screen.findByRole('region', { name: 'With customs cleared' });
    expect(section).toHaveTextContent('$35,000–36,500engine size unknown');
  });

  it.each([
    ['georgia', 'noEngine', 'Clearance unknown: engine size not stated'],
    ['azerbaijan', 'noPrice', 'Cleared price unknown: no price to calculate from'],
  ] as const)('says why clearance in %s is unknown, without a receipt: %s', async (country, problem, text) => {
    const { calls } = await openVehicle(
      vehicleDetail({ landed: landedFigure({ country, low: null, high: null, problem }) }),
    );
    const section = await screen.findByRole('region', { name: 'With customs cleared' });
    expect(section).toHaveTextContent(text);
    expect(section.querySelector('details')).toBeNull();
    expect(calls.map(({ call }) => call)).not.toContain('vehicleLandedPrice');
  });

  it('shows the clearance in Georgia without an asking price [LAND-2]', async () => {
    const receipt = landedReceipt({ delivered: null, total: null, problem: 'noPrice' });
    const landed = landedFigure({ low: null, high: null, problem: 'noPrice' });
    await openVehicle(vehicleDetail({ landed }), { answers: { vehicleLandedPrice: receipt } });
    const section = within(await screen.findByRole('region', { name: 'With customs cleared' }));
    await userEvent.click(section.getByText(/^Receipt/));
    expect(await section.findByRole('rowheader', { name: 'Customs clearance in all' })).toBeVisible();
  });

  it('names the age limit that refuses the vehicle [LAND-2]', async () => {
    const tooOld = { country: 'azerbaijan', problem: 'tooOld' } as const;
    const { kind, confidence, since, sources } = receiptLine();
    const ageLimit = { years: 10, madeSince: '2016-11-26', madeTo: '2015-12-31', kind, confidence, since, sources };
    const receipt = landedReceipt({ ...tooOld, clearance: null, total: null, lines: [], ageLimit });
    const landed = landedFigure({ ...tooOld, low: null, high: null });
    await openVehicle(vehicleDetail({ landed }), { answers: { vehicleLandedPrice: receipt } });
    const section = within(await screen.findByRole('region', { name: 'With customs cleared' }));
    expect(section.getByText('Cannot be imported: over the age limit')).toBeVisible();
    await userEvent.click(section.getByText('The age limit and its source'));
    expect(await section.findByText(/must be built on 26 Nov 2016 or later/)).toBeVisible();
    expect(section.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows nothing of clearance if customs are cleared', async () => {
    await openVehicle();
    await screen.findByRole('region', { name: 'Similar cars' });
    expect(screen.queryByRole('region', { name: 'With customs cleared' })).not.toBeInTheDocument();
  });

  it('watches this vehicle [DET-8]', async () => {
    const { lastParameter } = await openVehicle(vehicleDetail(), { answers: { watch: { watched: true } } });
    await userEvent.click(screen.getByRole('button', { name: 'Save 2023 Zeekr 001' }));
    expect(lastParameter('watch')).toMatchObject({ type: 1, vehicleId: '200035' });
  });

  it('reports a failed load and loads on retry', async () => {
    expectConsole('warn', /the page vehicle failed/);
    let answer: unknown = fails;
    renderVehicle(vehicleDetail(), { answering: () => answer });
    expect(screen.getByRole('heading')).toHaveTextContent(/^Car in stock here$/);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading')).toHaveTextContent(/^Car in stock here$/);
    answer = vehicleDetail();
    await userEvent.click(retry);
    const title = await screen.findByRole('heading', { level: 1, name: '2023 Zeekr 001' });
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([title]);
  });

  it('is not found for an unknown id and links to the finder [DET-9]', async () => {
    const unknown = { getFinderVehicleDetail: refused(errorCodes.notFound) };
    const { context } = renderVehicle(vehicleDetail(), { answers: unknown });
    expect(await screen.findByRole('heading', { level: 1, name: 'This car is no longer here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the cars in stock here' })).toHaveAttribute('href', '/vehicles');
    const url = new URL('http://site.example/detail/gone');
    await expect(page.load({ context, params: { itemId: 'gone' }, url })).rejects.toMatchObject({ status: 404 });
  });

  it('shows similar vehicles for a removed vehicle', async () => {
    const answers = {
      getFinderVehicleDetail: refused(errorCodes.notFound),
      finderVehiclesLike: [vehicle({ itemId: '7', name: '2022 Zeekr 009' })],
    };
    const { context } = renderVehicle(vehicleDetail(), { answers, lang: 'ge' });
    expect(await screen.findByRole('link', { name: '2022 Zeekr 009' })).toHaveAttribute('href', '/detail/7');
    expect(screen.getByRole('heading', { level: 1, name: 'ეს ავტომობილი აქ აღარ არის' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'მსგავსი ავტომობილები' })).toBeInTheDocument();
    const url = new URL('http://site.example/detail/gone');
    await expect(page.load({ context, params: { itemId: 'gone' }, url })).resolves.toBeUndefined();
  });

  it('labels similar vehicles of a removed vehicle as examples [SAL-10]', async () => {
    const finderVehiclesLike = [vehicle({ isDemo: true })];
    renderVehicle(vehicleDetail(), {
      answers: { getFinderVehicleDetail: refused(errorCodes.notFound), finderVehiclesLike },
    });
    expect(await screen.findByText(/examples, not offers/)).toBeVisible();
  });

  it('is not found for an invalid id, without a call [DET-9]', async () => {
    const { calls, context } = renderSite(<p />);
    const url = new URL('http://site.example/detail/x');
    const params = { itemId: 'x'.repeat(65) };
    await expect(page.load({ context, params, url })).rejects.toMatchObject({ status: 404 });
    expect(calls).toEqual([]);
  });
});
