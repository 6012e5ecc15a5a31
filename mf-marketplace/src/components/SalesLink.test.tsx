import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { SalesLink } from './SalesLink';

it('leads to the sales of a model that Georgia sells', async () => {
  renderSite(<SalesLink modelId="tesla-model-y" />);
  expect(await screen.findByRole('link', { name: 'How this model sells in Georgia' })).toHaveAttribute(
    'href',
    '/sales/detail/week/tesla-model-y',
  );
});

it.each([null, undefined])('is not there for one that it does not sell, or where nobody says so: %s', (modelId) => {
  renderSite(<SalesLink modelId={modelId} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
