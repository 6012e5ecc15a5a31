import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { SalesLink } from './SalesLink';

it.each([null, undefined])('is absent for a model without sales: %s', (modelId) => {
  renderSite(<SalesLink modelId={modelId} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
