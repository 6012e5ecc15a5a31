import { screen } from '@testing-library/react';
import { manifestOf } from '../../testing/manifests';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';

jest.mock('./TestPage', () => {
  throw new Error('Failed to fetch');
});

it('offers a retry if the code of `/test` cannot be loaded [SHELL-26]', async () => {
  await renderSite('/test', manifestOf([]), sourceOf([]).source);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
