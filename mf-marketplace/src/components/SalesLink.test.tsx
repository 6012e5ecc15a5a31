import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { SalesLink } from './SalesLink';

it('links to the sales of a model sold in Georgia', async () => {
  renderSite(<SalesLink modelId="tesla-model-y" />);
  expect(await screen.findByRole('link', { name: 'How this model sells in Georgia' })).toHaveAttribute(
    'href',
    '/sales/detail/week/tesla-model-y',
  );
});

it.each([null, undefined])('is absent for a model without sales: %s', (modelId) => {
  renderSite(<SalesLink modelId={modelId} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
