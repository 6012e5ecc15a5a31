import { screen, waitFor } from '@testing-library/react';
import { insertedRules } from '@caravan/shared/testing';
import { car } from '../../testing/fixtures';
import { fails, renderSite } from '../../testing/renderSite';
import { SimilarCars } from './SimilarCars';

const renderInView = (answer: unknown) => {
  // Without this API `useInView` reports everything as in view.
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: undefined, configurable: true, writable: true });
  return renderSite(<SimilarCars id="1001" />, { answers: { usedCarsLikeLanded: answer } });
};

describe('similar cars', () => {
  it('are not fetched before they come into view', () => {
    const { calls } = renderSite(<SimilarCars id="1001" />);
    expect(calls).toEqual([]);
  });

  it('are not printed before they have loaded', () => {
    renderSite(<SimilarCars id="1001" />);
    const pending = screen.getByRole('heading', { name: 'Similar cars' }).closest('[data-pending]');
    const rules = insertedRules().replaceAll(/\s+/g, '');
    const hidden = /@media\(scripting:none\),print\{\.(\w+)\[data-pending\]\{display:none/.exec(rules)?.[1];
    expect(pending).toHaveClass(hidden ?? '-');
  });

  it('are shown with prices and links at the end of the page', async () => {
    renderInView({ percent: 10, cars: [car({ usedCarId: '7', name: 'BYD Han' })] });
    expect(await screen.findByRole('link', { name: 'BYD Han' })).toHaveAttribute('href', '/car/model/detail/7');
    expect(screen.getByRole('heading', { level: 2, name: 'Similar cars' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('$19,900');
  });

  it('report a failed load', async () => {
    renderInView(fails);
    expect(await screen.findByText('The similar cars did not load')).toBeInTheDocument();
  });

  it('load with the id of the car and the visitor’s country', async () => {
    const { calls } = renderInView({ percent: null, cars: [] });
    await screen.findByText('Loading…');
    expect(calls).toEqual([{ call: 'usedCarsLikeLanded', parameter: { id: '1001', country: 'georgia' } }]);
  });

  it.each([10, 20])('say that their landed prices are within %i per cent [MKT-5]', async (percent) => {
    renderInView({ percent, cars: [car()] });
    await screen.findByRole('listitem');
    const lead = `The same body type, and a cleared price at most ${String(percent)}% above or below that of this car.`;
    expect(screen.getByText(lead)).toBeVisible();
  });

  it('say nothing of landed prices if they are chosen by the price in China [MKT-5]', async () => {
    renderInView({ percent: null, cars: [car()] });
    await screen.findByRole('listitem');
    expect(screen.queryByText(/cleared price at most/)).not.toBeInTheDocument();
  });

  it('of a car that is gone are those of usedCarsLike', async () => {
    const { calls } = renderSite(<SimilarCars id="1001" isGone />, { answers: { usedCarsLike: [car()] } });
    await screen.findByRole('listitem');
    expect(calls).toEqual([{ call: 'usedCarsLike', parameter: { id: '1001' } }]);
  });

  it('of a car that is gone are labelled as examples if the API marks one [SAL-10]', async () => {
    renderSite(<SimilarCars id="1001" isGone />, { answers: { usedCarsLike: [car({ isDemo: true })] } });
    expect(await screen.findByText(/examples, not offers/)).toBeVisible();
  });

  it('hide their section if there are none', async () => {
    renderInView({ percent: null, cars: [] });
    await waitFor(() => expect(document.querySelector('[data-empty]')).not.toBeNull());
  });
});
