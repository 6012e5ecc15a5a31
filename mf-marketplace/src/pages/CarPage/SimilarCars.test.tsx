import { screen, waitFor } from '@testing-library/react';
import { car } from '../../testing/fixtures';
import { fails, renderSite } from '../../testing/renderSite';
import { SimilarCars } from './SimilarCars';

const renderInView = (answer: unknown) => {
  // Without this API `useInView` reports everything as in view.
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: undefined, configurable: true, writable: true });
  return renderSite(<SimilarCars id="1001" />, { answers: { usedCarsLike: answer } });
};

describe('similar cars', () => {
  it('are fetched when they come into view', () => {
    const { asked } = renderSite(<SimilarCars id="1001" />);
    expect(asked).toEqual([]);
  });

  it('are shown with prices and links at the end of the page', async () => {
    renderInView([car({ usedCarId: '7', name: 'BYD Han' })]);
    expect(await screen.findByRole('link', { name: 'BYD Han' })).toHaveAttribute('href', '/car/model/detail/7');
    expect(screen.getByRole('heading', { level: 2, name: 'Similar cars' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('$19,900');
  });

  it('report a failed load', async () => {
    renderInView(fails);
    expect(await screen.findByText('The similar cars did not load')).toBeInTheDocument();
  });

  it('load with the id of the car', async () => {
    const { asked } = renderInView([]);
    await screen.findByText('Loading…');
    expect(asked).toEqual([{ call: 'usedCarsLike', parameter: { id: '1001' } }]);
  });

  it('hide their section if there are none', async () => {
    renderInView([]);
    await waitFor(() => expect(document.querySelector('[data-empty]')).not.toBeNull());
  });
});
