import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { landedReceipt } from '../../testing/landedReceipt';
import { fails, renderSite, type SiteOptions } from '../../testing/renderSite';
import { page } from './CalculatorPage';

const receipts = [
  landedReceipt({ declaredOn: '2026-11-26' }),
  landedReceipt({
    country: 'azerbaijan',
    localCurrency: 'AZN',
    total: { low: 21_300, high: 21_300 },
    declaredOn: '2026-11-26',
  }),
];
const PETROL = '/calculator?price=12000&year=2021&engine=1998';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

const open = (address: string, options: SiteOptions = {}) =>
  renderSite(
    <>
      <page.Component />
      <Address />
    </>,
    { address, answers: { calculation: receipts }, ...options },
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const addressNow = () => screen.getByRole('status', { name: 'address' }).textContent;

beforeEach(() => sessionStorage.clear());

describe('the calculator', () => {
  it('shows the receipts of both countries for its address [LAND-9]', async () => {
    const { lastParameter } = open(`${PETROL}&month=5&date=2026-11-26`);
    const georgia = await screen.findByRole('article', { name: 'Cleared in Tbilisi' });
    expect(georgia).toHaveTextContent('$17,211');
    expect(screen.getByRole('article', { name: 'Cleared in Baku' })).toHaveTextContent('$21,300');
    expect(lastParameter('calculation')).toEqual({
      price: 12_000,
      year: 2021,
      month: 5,
      fuel: 'petrol',
      engine: 1998,
      steering: 'left',
      declaredOn: '2026-11-26',
    });
  });

  it('opens each receipt with every line, its rule and its source [LAND-2] [LAND-9]', async () => {
    open(PETROL);
    const georgia = within(await screen.findByRole('article', { name: 'Cleared in Tbilisi' }));
    expect(georgia.getByRole('rowheader', { name: /^Excise/ })).toBeVisible();
    expect(georgia.getByRole('rowheader', { name: 'VAT' }).closest('tbody')).toHaveTextContent('assumed');
    expect(georgia.getByText(/^Not included/)).toBeVisible();
  });

  it('says how the price at the border was entered [LAND-9]', async () => {
    open(`${PETROL}&terms=fob&freight=2400`);
    const [row] = await screen.findAllByRole('rowheader', { name: /^Price at the border/ });
    expect(row?.closest('tbody')).toHaveTextContent('As entered: FOB $12,000, plus freight $2,400.');
    expect(screen.getAllByText(/^Day of the customs declaration: 26 Nov 2026/)).toHaveLength(2);
  });

  it('says that a car cannot be imported, without a receipt [LAND-4] [LAND-9]', async () => {
    const refused = { clearance: null, total: null, lines: [], problem: 'tooOld' as const };
    open(PETROL, {
      answers: { calculation: [receipts[0], landedReceipt({ ...refused, country: 'azerbaijan' })] },
    });
    const azerbaijan = await screen.findByRole('article', { name: 'Cleared in Baku' });
    expect(azerbaijan).toHaveTextContent('Cannot be imported: over the age limit');
    expect(within(azerbaijan).queryByRole('table')).toBeNull();
  });

  it('says that a car may be over the age limit [LAND-1] [LAND-9]', async () => {
    const doubtful = landedReceipt({ country: 'azerbaijan', unknown: ['madeOn'], mayBeTooOld: true });
    open(PETROL, { answers: { calculation: [receipts[0], doubtful] } });
    const azerbaijan = await screen.findByRole('article', { name: 'Cleared in Baku' });
    expect(azerbaijan).toHaveTextContent('date of manufacture unknown, may be over the age limit');
  });

  it('makes no call before the form is sent [LAND-9]', () => {
    const { calls } = open('/calculator');
    expect(screen.getByRole('link', { name: 'Show an example' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/calculator\?.*price=/),
    );
    expect(calls).toEqual([]);
  });

  it('puts the values into the address and focuses the result [LAND-9]', async () => {
    open('/calculator');
    await userEvent.type(field('Price in US dollars'), '9,500');
    await userEvent.type(field('Year of manufacture'), '2020');
    await userEvent.type(field('Engine size in cm³'), '1498');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fuel' }), 'Hybrid');
    await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
    await screen.findByRole('article', { name: 'Cleared in Tbilisi' });
    expect(addressNow()).toMatch(
      /^\/calculator\?date=\d{4}-\d\d-\d\d&engine=1498&fuel=hybrid&price=9%2C500&steering=left&terms=cif&year=2020$/,
    );
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Cleared price' }));
  });

  it('keeps invalid values, names the errors and focuses the first [LAND-9]', async () => {
    const { calls } = open('/calculator');
    await userEvent.type(field('Price in US dollars'), 'twelve');
    await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(field('Price in US dollars')).toHaveFocus();
    expect(field('Price in US dollars')).toHaveValue('twelve');
    expect(field('Price in US dollars')).toHaveAccessibleDescription(/^Enter whole dollars, from 1 to 10,000,000\./);
    expect(field('Year of manufacture')).toHaveAccessibleDescription('Enter the year.');
    expect(field('Engine size in cm³')).toHaveAccessibleDescription(/^Enter the engine size\./);
    expect(calls).toEqual([]);
  });

  it('keeps typed and chosen values over a reload', async () => {
    open('/calculator');
    await userEvent.type(field('Price in US dollars'), '9,500');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fuel' }), 'Hybrid');
    cleanup();
    open('/calculator');
    expect(field('Price in US dollars')).toHaveValue('9,500');
    expect(screen.getByRole('combobox', { name: 'Fuel' })).toHaveValue('hybrid');
  });

  it('keeps a change of a result over a reload until it is sent', async () => {
    open(PETROL);
    await userEvent.clear(field('Price in US dollars'));
    await userEvent.type(field('Price in US dollars'), '13000');
    cleanup();
    open(PETROL);
    expect(field('Price in US dollars')).toHaveValue('13000');
    await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(sessionStorage.getItem('caravan:entries')).toBe('{}');
  });

  it('keeps unsent values for their own address only', async () => {
    open('/calculator');
    await userEvent.type(field('Price in US dollars'), '9,500');
    cleanup();
    const { router } = open(PETROL);
    expect(field('Price in US dollars')).toHaveValue('12000');
    await act(() => router.navigate('/calculator'));
    expect(field('Price in US dollars')).toHaveValue('9,500');
  });

  it('focuses the invalid field again if the same values are sent again [LAND-9]', async () => {
    open('/calculator?price=');
    const button = screen.getByRole('button', { name: 'Calculate' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(field('Price in US dollars')).toHaveFocus();
  });

  it('reports invalid choices of the address and the defaults used [LAND-9]', () => {
    open('/calculator?fuel=coal&date=2026-02-30');
    expect(screen.getByText(/unknown fuel: petrol is used.*day that does not exist: today is used/)).toBeVisible();
  });

  it('works without scripts as a GET form [LAND-9]', () => {
    open(PETROL);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Entry of the calculator' });
    expect(form).toHaveAttribute('action', '/calculator');
    expect([form.method, ...new FormData(form).keys()]).toEqual([
      'get',
      'price',
      'terms',
      'freight',
      'year',
      'month',
      'steering',
      'fuel',
      'engine',
      'date',
    ]);
  });

  it('says that the calculation did not load', async () => {
    open(PETROL, { answers: { calculation: fails } });
    expect(await screen.findByText('The calculation did not load')).toBeVisible();
  });

  it('is translated into Georgian [LAND-9]', async () => {
    open(PETROL, { lang: 'ge', currency: 'GEL' });
    await screen.findByRole('article', { name: 'განბაჟებული თბილისში' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('განბაჟების კალკულატორი');
    expect(document.body.textContent).not.toMatch(/calculator\.|landed|[{}]/);
  });
});
