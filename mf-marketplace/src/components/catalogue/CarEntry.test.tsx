import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { car, landedFigure } from '../../testing/fixtures';
import { renderSite } from '../../testing/renderSite';
import { CarEntry } from './CarEntry';

const text = () => screen.getByRole('listitem').textContent;

describe('a car of the catalogue', () => {
  it('shows picture and key facts and links to the car [HOME-7]', () => {
    renderSite(<CarEntry car={car()} />);
    expect(screen.getByRole('link', { name: 'BYD Seal' })).toHaveAttribute('href', '/car/model/detail/1001');
    expect(screen.getByRole('listitem').querySelector('img')).toHaveAttribute('src', car().coverImg);
    for (const part of [
      '2023',
      'Long range',
      '313\u00A0hp (230\u00A0kW)',
      'Electric',
      '700 km',
      '21,400 km',
      '$19,900',
    ]) {
      expect(text()).toContain(part);
    }
    expect(screen.getByText('Range, CLTC')).toBeInTheDocument();
    expect(screen.queryByText('Consumption')).not.toBeInTheDocument();
  });

  it('shows the consumption, not the range, of a car that burns fuel [HOME-7]', () => {
    renderSite(<CarEntry car={car({ isElectric: false, fuelComprehensive: 5.85, energyTitle: 'Petrol' })} />);
    expect(text()).toContain('5.9 L/100 km');
    expect(screen.queryByText('Range, CLTC')).not.toBeInTheDocument();
  });

  it('shows the range if the consumption is unknown', () => {
    renderSite(<CarEntry car={car({ isElectric: false, fuelComprehensive: null, energyTitle: 'Plug-in hybrid' })} />);
    expect(text()).toContain('700 km');
    expect(text()).not.toContain('—');
  });

  it('formats prices in the chosen currency and Georgian numbers [HOME-7]', () => {
    const { lang, currency } = { lang: 'ge', currency: 'GEL' } as const;
    renderSite(<CarEntry car={car({ isElectric: false, fuelComprehensive: 5.8 })} />, { lang, currency });
    expect(text()).toContain('19\u00A0900\u00A0₾');
    expect(text()).toContain('5,8 ლ/100 კმ');
  });

  it('leaves out unknown facts without a dash [HOME-7]', () => {
    renderSite(
      <CarEntry
        car={car({
          year: null,
          levelTitle: null,
          energyTitle: null,
          totalPower: null,
          cltcRange: null,
          odometer: null,
          salePrice: null,
          landed: [landedFigure({ low: null, high: null, problem: 'noPrice' })],
        })}
      />,
    );
    expect(text()).not.toMatch(/—.*—|kW|km|\$|null|Power|Range|Consumption|Odometer/);
    expect(screen.getByRole('img', { name: 'No Price' })).toBeInTheDocument();
  });

  it('can be watched as a car of the catalogue', async () => {
    const { lastParameter } = renderSite(<CarEntry car={car()} />, { answers: { watch: { watched: true } } });
    await userEvent.click(screen.getByRole('button', { name: /^Save .*BYD Seal/ }));
    await waitFor(() => expect(lastParameter('watch')).toMatchObject({ vehicleId: '1001', kind: 'car', type: 1 }));
    expect(screen.getByRole('button', { name: /^Save .*BYD Seal/ })).toHaveAttribute('aria-pressed', 'true');
  });
});
