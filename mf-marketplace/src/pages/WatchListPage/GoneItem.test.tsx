import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/renderSite';
import { GoneItem } from './GoneItem';

it('tells in Georgian that a watched car is sold, with a link to similar ones', () => {
  const removedVehicle = { kind: 'vehicle', id: '6', name: '2021 Kia Sportage', body: 'suv', price: 20_000 } as const;
  renderSite(<GoneItem gone={removedVehicle} controls={null} />, { lang: 'ge' });
  expect(screen.getByText('2021 Kia Sportage გაიყიდა ან აღარ იყიდება.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'მსგავსი ავტომობილების ნახვა' })).toHaveAttribute(
    'href',
    '/vehicles?body=suv&priceMax=24000&priceMin=16000',
  );
});
