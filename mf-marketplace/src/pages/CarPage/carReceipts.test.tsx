import { screen, within } from '@testing-library/react';
import { landedReceipt } from '../../testing/landedReceipt';
import { fails } from '../../testing/renderSite';
import { openCar } from './testing/openCar';
import { equipment, usedCar } from './testing/usedCar';

const answers = { getUsedCarInfo: usedCar(), carCompare: equipment };
const tag = () => screen.getByRole('complementary', { name: /Price and order/ });
const section = () => screen.findByRole('region', { name: 'Cleared in Tbilisi' });

describe('the landed price on the page of a used car', () => {
  it('stands beside the price and links to its receipt [LAND-1]', async () => {
    await openCar(usedCar());
    expect(await within(tag()).findByText('$17,211')).toBeVisible();
    expect(tag()).toHaveTextContent('Cleared in Tbilisi: $17,211');
    const link = within(tag()).getByRole('link', { name: 'How the price is made up' });
    expect(link).toHaveAttribute('href', '#landed');
    expect(await section()).toHaveAttribute('id', 'landed');
  });

  it('has a receipt for each country [LAND-2]', async () => {
    await openCar(usedCar());
    expect(await within(await section()).findAllByRole('table', { hidden: true })).toHaveLength(2);
  });

  it('says why it is not known [LAND-1]', async () => {
    const receipts = [landedReceipt({ total: null, clearance: null, lines: [], problem: 'noEngine' })];
    await openCar(usedCar(), { answers: { ...answers, usedCar: receipts } });
    const problem = 'Clearance unknown: engine size not stated';
    expect(await within(await section()).findByText(problem)).toBeVisible();
    expect(within(tag()).getByText(problem)).toBeVisible();
  });

  it('reports that it did not load, beside the rest of the page', async () => {
    await openCar(usedCar(), { answers: { ...answers, usedCar: fails } });
    expect(await screen.findByText('The cleared price did not load')).toBeVisible();
    expect(tag()).toHaveTextContent('$19,900');
  });
});
