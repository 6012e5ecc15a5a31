import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { elevenPages, expectFocusOnListWith, openPage, pageOf, row } from '../../testing/openPage';

const currentLinks = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);
const handleTexts = () => screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuetext'));
const expectAddress = (currentAddress: () => string, expected: string) =>
  screen.findByText('Series 1').then(() => {
    expect(currentAddress()).toBe(expected);
  });

describe('the price of a ranking', () => {
  it.each([
    ['$0–10k', '?from=0&to=1', { priceMax: 10_000 }, ['$0', '$10,000']],
    ['$10–20k', '?from=1&to=2', { priceMin: 10_000, priceMax: 20_000 }, ['$10,000', '$20,000']],
    ['$20–40k', '?from=2&to=4', { priceMin: 20_000, priceMax: 40_000 }, ['$20,000', '$40,000']],
    ['$40–60k', '?from=4&to=6', { priceMin: 40_000, priceMax: 60_000 }, ['$40,000', '$60,000']],
    ['$60–80k', '?from=6&to=8', { priceMin: 60_000, priceMax: 80_000 }, ['$60,000', '$80,000']],
    ['$80–100k', '?from=8&to=10', { priceMin: 80_000, priceMax: 100_000 }, ['$80,000', '$100,000']],
    ['$100k+', '?from=10&to=100', { priceMin: 100_000 }, ['$100,000', 'no upper limit']],
  ])('is set by the preset %s, which moves the slider [RNK-4]', async (name, query, bounds, texts) => {
    const { currentAddress, requests } = await openPage('/sales/sale?carType=suv&page=4');
    await userEvent.click(screen.getByRole('link', { name }));
    await expectAddress(currentAddress, `/sales/sale?carType=suv&${query.slice(1)}`);
    expect(requests.at(-1)).toEqual({
      rankType: 11,
      month: '2026-10',
      carType: 'suv',
      size: 10,
      current: 1,
      ...bounds,
    });
    expect(currentLinks('Guide price')).toEqual([name]);
    expect(handleTexts()).toEqual(texts);
  });

  it('is shown in lari while the address keeps dollars [SHELL-24]', async () => {
    const { requests } = await openPage('/sales/sale?from=1&to=2', {
      answer: () => ({ ...elevenPages, rate: 2.5 }),
      currency: 'GEL',
    });
    expect(requests.at(-1)).toMatchObject({ priceMin: 10_000, priceMax: 20_000 });
    expect(currentLinks('Guide price')).toEqual(['₾25–50k']);
    expect(screen.getByText('≈ ₾25,000 – ₾50,000 ($10,000 – $20,000)')).toBeInTheDocument();
    expect(handleTexts()).toEqual(['₾25,000', '₾50,000']);
  });

  it('is set by the slider, whose upper end means no limit [RNK-4]', async () => {
    const { currentAddress, requests } = await openPage('/sales/hot?page=3');
    const [lowest, highest] = screen.getAllByRole('slider');
    expect(lowest).toHaveAccessibleName('Lowest price');
    expect(highest).toHaveAccessibleName('Highest price');
    expect([lowest, highest].map((handle) => handle?.getAttribute('max'))).toEqual(['100', '100']);
    const moveHandle = async (handle: HTMLElement | undefined, value: number) => {
      if (!handle) throw new Error('there is no such handle');
      fireEvent.change(handle, { target: { value } });
      fireEvent.blur(handle);
      await screen.findByText('Series 1');
    };
    await moveHandle(lowest, 4);
    expect(currentAddress()).toBe('/sales/hot?from=4&to=100');
    expect(requests.at(-1)).toEqual({ rankType: 1, size: 10, current: 1, priceMin: 40_000 });
    expect(currentLinks('Guide price')).toEqual([]);
    await moveHandle(highest, 6);
    expect(currentAddress()).toBe('/sales/hot?from=4&to=6');
    expect(currentLinks('Guide price')).toEqual(['$40–60k']);
    expect(screen.getByText('$40,000 – $60,000')).toBeInTheDocument();
  });

  it('is cleared by a button with a name [RNK-4]', async () => {
    const { currentAddress } = await openPage('/sales/sale?from=2&to=4');
    await userEvent.click(screen.getByRole('link', { name: 'Clear the price' }));
    await expectAddress(currentAddress, '/sales/sale');
    expect(handleTexts()).toEqual(['$0', 'no upper limit']);
    expect(screen.getByText('Any price')).toBeInTheDocument();
  });

  it('has tabs only for the division, which starts below $10,000 [RNK-4]', async () => {
    const { currentAddress, requests } = await openPage('/sales/division');
    expect(requests[0]).toMatchObject({ rankType: 58, priceMax: 10_000 });
    expect(currentLinks('Price class')).toEqual(['Low price']);
    expect(currentLinks('Guide price')).toEqual(['$0–10k']);
    for (const [name, query, bounds] of [
      ['All prices', '?from=0&to=100', {}],
      ['Economy', '?from=1&to=3', { priceMin: 10_000, priceMax: 30_000 }],
      ['Luxury', '?from=3&to=8', { priceMin: 30_000, priceMax: 80_000 }],
      ['Low price', '', { priceMax: 10_000 }],
    ] as const) {
      await userEvent.click(screen.getByRole('link', { name }));
      await expectAddress(currentAddress, `/sales/division${query}`);
      expect(requests).toContainEqual({ rankType: 58, size: 10, current: 1, ...bounds });
      expect(currentLinks('Price class')).toEqual([name]);
    }
    await userEvent.click(screen.getByRole('link', { name: /^Popular/ }));
    expect(screen.queryByRole('navigation', { name: 'Price class' })).not.toBeInTheDocument();
    expect(handleTexts()).toEqual(['$0', 'no upper limit']);
  });

  it('moves the focus from Clear, which disappears on phones, to the list', async () => {
    await openPage('/sales/sale?from=2&to=4');
    await userEvent.click(screen.getByRole('link', { name: 'Clear the price' }));
    await expectFocusOnListWith('Series 1');
  });

  it('works as a form without JavaScript and keeps other filters', async () => {
    await openPage('/sales/sale?by=wholesale&carType=suv&from=2&to=4&page=2');
    const form = screen.getAllByRole('slider')[0]?.closest('form');
    expect(form).toHaveAttribute('action', '/sales/sale');
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['by', 'wholesale'],
      ['carType', 'suv'],
      ['from', '2'],
      ['to', '4'],
    ]);
  });

  it('links to the series without a price that a range leaves out', async () => {
    await openPage('/sales/sale?from=2&to=4', { answer: () => ({ ...pageOf([row(1)], 42), unpriced: 6 }) });
    expect(screen.getByText(/^6 models with an unknown price/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show every price' })).toHaveAttribute('href', '/sales/sale');
  });

  it('moves the focus to the list with every price', async () => {
    const unpricedOf = ({ priceMin }: { priceMin?: unknown }) => (priceMin === undefined ? {} : { unpriced: 6 });
    await openPage('/sales/sale?from=2&to=4', {
      answer: (asked) => ({ ...pageOf([row(1)]), ...unpricedOf(asked) }),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Show every price' }));
    await expectFocusOnListWith('Series 1');
  });

  it('keeps the focus on a link that opens every price in a new tab', async () => {
    await openPage('/sales/sale?from=2&to=4', { answer: () => ({ ...pageOf([row(1)]), unpriced: 6 }) });
    const link = screen.getByRole('link', { name: 'Show every price' });
    link.focus();
    // The test environment cannot follow links.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(link).toHaveFocus();
  });
});
