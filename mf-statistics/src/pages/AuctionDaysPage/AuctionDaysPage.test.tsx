import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/openPart';
import { answerByDay } from '../../testing/modelByTitle';
import { page } from './AuctionDaysPage';

const open = (query: string, lang: 'en' | 'ge' = 'en') =>
  openPage(page, `/auction/g2?${query}`, { answer: answerByDay, lang, site: { framed: true } });

const prius = 'title=2017+TOYOTA+PRIUS+TWO';
const chart = (kind: 'sold' | 'median price', country: string) =>
  screen.getByRole('figure', { name: `Toyota Prius: ${kind} by day, ${country}` });
const rowsOf = (figure: HTMLElement) =>
  within(figure)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the framed days of a model', () => {
  it('show units and price of each day, of Georgia by default [EMB-1]', async () => {
    const { calls, initialCount } = await open(prius);
    expect(calls).toEqual([
      { call: 'auctionModelStatistic', parameter: { title: '2017 TOYOTA PRIUS TWO', location: 'georgia' } },
    ]);
    expect(calls).toHaveLength(initialCount);
    expect(screen.getByRole('heading', { level: 1, name: 'Toyota Prius' })).toBeVisible();
    expect(rowsOf(chart('sold', 'Georgia'))).toEqual(['21 Nov 202634', '20 Nov 20260', '19 Nov 202630']);
    expect(rowsOf(chart('median price', 'Georgia'))).toEqual([
      '21 Nov 2026$9,600',
      '20 Nov 2026—',
      '19 Nov 2026$9,800',
    ]);
    expect(chart('sold', 'Georgia')).toHaveTextContent('Up to 21 Nov 2026');
    expect(screen.getByText('Sold in 3 days').parentElement).toHaveTextContent('6419 Nov 2026 – 21 Nov 2026');
  });

  it('follow the country of the address and report missing figures [EMB-1] [SAL-4]', async () => {
    const { calls } = await open(`${prius}&location=azerbaijan`);
    expect(calls[0]?.parameter).toMatchObject({ location: 'azerbaijan' });
    expect(chart('sold', 'Azerbaijan')).toHaveTextContent('No data');
  });

  it.each([
    ['en', 'There are no figures for “mars”. These are the figures for Georgia.'],
    ['ge', '„mars“: მონაცემები არ არის. ნაჩვენებია ქვეყანა: საქართველო.'],
  ] as const)('fall back to Georgia for an unknown country and report it: %s [EMB-1]', async (lang, words) => {
    const { calls } = await open(`${prius}&location=mars`, lang);
    expect(calls[0]?.parameter).toMatchObject({ location: 'georgia' });
    expect(screen.getByText(words)).toBeVisible();
  });
});
