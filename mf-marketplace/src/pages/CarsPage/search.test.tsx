import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cars, facets, phrase, vehicle } from '../../testing/fixtures';
import { renderSite, type Answers } from '../../testing/renderSite';
import { page } from './CarsPage';

const answers: Answers = {
  usedCarPage: cars(95),
  usedCarFacets: facets(),
  getFinderVehicles: { current: 1, size: 1, total: 0, data: [] },
};

const open = (address: string, more: Answers = {}) =>
  renderSite(<page.Component />, { address, answers: { ...answers, ...more } });
/** The page, whose list answers otherwise for that part of what it is asked. */
const openFor = (part: string, answer: unknown, address: string, more: Answers = {}) =>
  renderSite(<page.Component />, {
    address,
    answers: { ...answers, ...more },
    answering: (call, parameter) =>
      call === 'usedCarPage' && JSON.stringify(parameter).includes(part) ? answer : undefined,
  });

describe('a search of the catalogue', () => {
  it('says how it read a word that it does not know', async () => {
    open('/cars?keyword=toyta', {
      usedCarFacets: facets({ understood: [phrase({ word: 'toyta', name: 'Toyota', isGuess: true })] }),
    });
    expect(await screen.findByText('“toyta” read as: Toyota')).toBeInTheDocument();
  });

  it('shows what it understood as names that can be taken off one by one [HOME-6]', async () => {
    const { query } = open('/cars?keyword=white+suv+under+20k', {
      usedCarFacets: facets({
        understood: [
          phrase({ word: 'white', rest: 'suv under 20k', name: 'White' }),
          phrase({ word: 'suv', rest: 'white under 20k', name: 'SUV' }),
          phrase({ word: 'under 20k', rest: 'white suv', limits: [{ filter: 'priceMax', value: 20_000 }] }),
        ],
      }),
    });
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    expect(await chips.findByRole('link', { name: 'Remove filter: White' })).toBeInTheDocument();
    expect(chips.queryByRole('link', { name: /“white suv/ })).not.toBeInTheDocument();
    await userEvent.setup().click(chips.getByRole('link', { name: 'Remove filter: up to $20,000' }));
    expect(query()).toEqual({ keyword: 'white suv' });
  });

  it('offers what the other list has for the same words [HOME-6]', async () => {
    openFor('prius', cars(0, []), '/cars?keyword=prius', {
      usedCarFacets: facets({ total: 0 }),
      getFinderVehicles: { current: 1, size: 1, total: 36, data: [vehicle()] },
    });
    const all = await screen.findByRole('link', { name: '36 in stock here' });
    expect(all).toHaveAttribute('href', expect.stringContaining('/vehicles?keyword=prius'));
    expect(screen.getByRole('link', { name: new RegExp(vehicle().name) })).toBeInTheDocument();
  });

  it('says which word to leave out and which limit to widen where nothing fits [HOME-6]', async () => {
    openFor('tesla', cars(0, []), '/cars?keyword=black+tesla+under+5000', {
      usedCarFacets: facets({
        total: 0,
        understood: [
          phrase({ word: 'black', rest: 'tesla under 5000', name: 'Black', count: 4 }),
          phrase({
            word: 'under 5000',
            rest: 'black tesla',
            limits: [{ filter: 'priceMax', value: 5_000 }],
            count: 9,
            wider: { filter: 'priceMax', value: 10_000, count: 2 },
          }),
        ],
      }),
    });
    expect(await screen.findByRole('link', { name: 'Without Black: 4 cars' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Without up to $5,000: 9 cars' })).toBeInTheDocument();
    const wider = screen.getByRole('link', { name: 'up to $10,000: 2 cars' });
    expect(wider).toHaveAttribute('href', expect.stringMatching(/keyword=black(\+|%20)tesla.*priceMax=10000/));
  });
});
