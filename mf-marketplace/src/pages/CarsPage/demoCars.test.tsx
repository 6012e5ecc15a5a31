import { screen } from '@testing-library/react';
import { car, cars, facets } from '../../testing/fixtures';
import { renderSite, type Answers } from '../../testing/renderSite';
import { page } from './CarsPage';

const open = (address: string, more: Answers = {}) =>
  renderSite(<page.Component />, {
    address,
    answers: { usedCarPage: cars(95), usedCarFacets: facets(), ...more },
  });

describe('the page of the catalogue with examples', () => {
  it('labels cars as examples and pictures as drawings if the API marks one [SAL-10]', async () => {
    open('/cars', { usedCarPage: cars(1, [car({ isDemo: true })]) });
    expect(await screen.findByText(/examples, not offers.*drawings/)).toBeVisible();
  });

  it('shows no label if all cars are real', async () => {
    open('/cars');
    await screen.findByRole('link', { name: 'BYD Seal' });
    expect(screen.queryByText(/examples, not offers/)).not.toBeInTheDocument();
  });
});
