import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceChanges } from '@caravan/shared/contracts/calls';
import { fails, renderSite, type SiteOptions } from '../../testing/renderSite';
import { PriceHistory } from './PriceHistory';

const changes = (days: PriceChanges['days'], more: Partial<PriceChanges> = {}): PriceChanges => ({ days, ...more });
const fallingPrice = changes([
  { day: '2026-08-12', price: 20_000 },
  { day: '2026-09-01', price: 20_500 },
  { day: '2026-10-03', price: 18_900 },
]);

const history = <PriceHistory kind="vehicle" id="200035" />;
const show = async (answer: unknown, options: SiteOptions = {}) => {
  const host = renderSite(history, { ...options, answers: { priceHistory: answer } });
  await userEvent.click(document.querySelector('summary') ?? document.body);
  return host;
};
const definition = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;

describe('the price of a car over time', () => {
  it('is fetched when the visitor opens it', () => {
    const { calls } = renderSite(history);
    expect(calls).toEqual([]);
  });

  it('names first, lowest and highest price and the change', async () => {
    const { lastParameter } = await show(fallingPrice);
    expect(await definition('First seen')).toHaveTextContent('12 Aug 2026, $20,000');
    expect(await definition('Lowest price')).toHaveTextContent('$18,900');
    expect(await definition('Highest price')).toHaveTextContent('$20,500');
    expect(await definition('Change since')).toHaveTextContent('−$1,100 (−5.5%)');
    expect(lastParameter('priceHistory')).toEqual({ kind: 'vehicle', id: '200035' });
  });

  it('shows a rise with a plus', async () => {
    await show(changes(fallingPrice.days.slice(0, 2)));
    expect(await definition('Change since')).toHaveTextContent('+$500 (+2.5%)');
  });

  it('shows a chart with its meaning in words and all prices in a table', async () => {
    await show(fallingPrice);
    expect(await screen.findByText('Price of 12 Aug 2026: $20,000. Last price: $18,900.')).toBeInTheDocument();
    expect(document.querySelector('path[d^="M0 23H"]')).toBeInTheDocument();
    await userEvent.click(screen.getByText('All prices (3)'));
    const rows = within(screen.getByRole('table', { name: 'Price over time' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SincePrice',
      '12 Aug 2026$20,000',
      '1 Sep 2026$20,500',
      '3 Oct 2026$18,900',
    ]);
  });

  it('says since when a price has not changed, without a chart', async () => {
    await show(changes(fallingPrice.days.slice(0, 1)));
    expect(
      await screen.findByText('$20,000 since 12 Aug 2026, when we first saw a price for this car. It has not changed.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Price of /)).toBeNull();
  });

  it('begins the chart, the facts and the table with the first price', async () => {
    await show(changes([{ day: '2026-07-01', price: null }, ...fallingPrice.days]));
    expect(await definition('First seen')).toHaveTextContent('12 Aug 2026, $20,000');
    expect(document.querySelector('path[d^="M0 23H"]')).toBeInTheDocument();
    expect(screen.getByText('All prices (3)')).toBeInTheDocument();
  });

  it('does not count the first price as a change', async () => {
    await show(changes([{ day: '2026-07-01', price: null }, ...fallingPrice.days.slice(0, 1)]));
    expect(await screen.findByText(/^\$20,000 since 12 Aug 2026, .* It has not changed.$/)).toBeInTheDocument();
  });

  it('says that no price was asked', async () => {
    await show(changes([{ day: '2026-07-01', price: null }]));
    expect(await screen.findByText('The seller has not named a price so far.')).toBeInTheDocument();
  });

  it.each([
    ['USD', false],
    ['GEL', true],
  ] as const)('says for %s whether amounts use the rate of today: %s', async (currency, isSaid) => {
    await show(fallingPrice, { currency });
    await definition('First seen');
    expect(screen.queryByText('All amounts at today’s exchange rate.') !== null).toBe(isSaid);
  });

  it('marks example prices [SAL-10]', async () => {
    await show(changes(fallingPrice.days, { isDemo: true }));
    expect(await screen.findByText('These prices are examples.')).toBeInTheDocument();
  });

  it('offers a retry if the history does not load', async () => {
    await show(fails);
    expect(await screen.findByText('The price history did not load')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
