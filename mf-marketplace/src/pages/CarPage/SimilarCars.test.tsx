import { screen } from '@testing-library/react';
import { car } from '../../testing/fixtures';
import { fails, renderSite } from '../../testing/renderSite';
import { SimilarCars } from './SimilarCars';

const seen = (answer: unknown) => {
  // Where observers are missing, everything counts as seen.
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: undefined, configurable: true, writable: true });
  return renderSite(<SimilarCars id="1001" />, { answers: { usedCarsLike: answer } });
};

describe('similar cars', () => {
  it('are fetched when they come into view', () => {
    const { asked } = renderSite(<SimilarCars id="1001" />);
    expect(asked).toEqual([]);
  });

  it('are shown with prices and links at the end of the page', async () => {
    seen([car({ usedCarId: '7', name: 'BYD Han' })]);
    expect(await screen.findByRole('link', { name: 'BYD Han' })).toHaveAttribute('href', '/car/model/detail/7');
    expect(screen.getByRole('heading', { level: 2, name: 'Similar cars' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('$19,900');
  });

  it('are hidden if there are none, and report a failed load', async () => {
    const { asked } = seen([]);
    await screen.findByText('Loading…');
    expect(asked).toEqual([{ call: 'usedCarsLike', parameter: { id: '1001' } }]);
    seen(fails);
    expect(await screen.findByText('The similar cars did not load')).toBeInTheDocument();
  });
});
