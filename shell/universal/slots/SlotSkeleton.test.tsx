import { act, screen } from '@testing-library/react';
import { use, type ComponentType, type ReactElement } from 'react';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';

const never = new Promise<never>(() => undefined);
const Endless: ComponentType = (): ReactElement => use(never);

it.each([
  [
    'the heading by the data of a page with parameters',
    () => ({ title: 'Sales ranking 2026', heading: 'Sales ranking' }),
    'Sales ranking',
  ],
  ['the declared title of a page without a heading', () => ({}), 'Title of home'],
  [
    'the declared title of an invalid address',
    () => {
      throw new Error('no such page');
    },
    'Title of home',
  ],
])('shows %s while the page renders [PERF-10]', async (_title, meta, heading) => {
  const modules = [moduleOf('The market'), moduleOf('', { page: { Component: Endless, meta } })];
  const ranking = remoteOf('ranking', { routes: [routeOf('home', '/ranking/:id')] });
  const manifest = manifestOf([remoteOf('market'), ranking]);
  const { router } = await renderSite('/market', manifest, sourceOf(modules).source);
  await act(() => router.navigate('/ranking/7'));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});
