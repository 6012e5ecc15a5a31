import { screen } from '@testing-library/react';
import { car, cars } from '../../testing/fixtures';
import { openCars } from './testing/openCars';

describe('the page of the catalogue with examples', () => {
  it('labels cars as examples and pictures as drawings if the API marks one [SAL-10]', async () => {
    openCars('/cars', { usedCarPage: cars(1, [car({ isDemo: true })]) });
    expect(await screen.findByText(/examples, not offers.*drawings/)).toBeVisible();
  });

  it('shows no label if all cars are real', async () => {
    openCars('/cars');
    await screen.findByRole('link', { name: 'BYD Seal' });
    expect(screen.queryByText(/examples, not offers/)).not.toBeInTheDocument();
  });
});
