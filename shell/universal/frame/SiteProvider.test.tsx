import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSite } from '@caravan/shared/site';
import type { RemoteSource } from '../remotes/remotes';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { renderSite } from '../../testing/renderShell';
import { anonymousAccount } from '../services/account';

const Car = () => {
  const { country, chooseCountry } = useSite();
  return (
    <>
      <h1>Cleared in {country}</h1>
      {chooseCountry && (
        <button type="button" onClick={() => chooseCountry('georgia')}>
          Clear it in Georgia
        </button>
      )}
    </>
  );
};

const source: RemoteSource = {
  load: async (_remote, _chunks, accept) => accept(moduleOf('', { page: { Component: Car } })),
  excludeVersion: () => false,
};

const manifest = manifestOf(
  [remoteOf('car'), remoteOf('figures', { routes: [routeOf('home', '/figures', { sideMenu: false, framed: true })] })],
  { country: 'azerbaijan' },
);

describe('the country of import', () => {
  it('is given to remotes, and remotes can choose it', async () => {
    const choose = jest.fn();
    await renderSite('/car', manifest, source, anonymousAccount, choose);
    expect(await screen.findByRole('heading', { name: 'Cleared in azerbaijan' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear it in Georgia' }));
    expect(choose.mock.calls).toEqual([[{ country: 'georgia' }]]);
  });

  it('can be chosen in the header', async () => {
    const choose = jest.fn();
    await renderSite('/car', manifest, source, anonymousAccount, choose);
    const header = within(screen.getByRole('banner'));
    await userEvent.click(header.getByRole('button', { name: 'Georgia' }));
    expect(choose.mock.calls).toEqual([[{ country: 'georgia' }]]);
  });

  it('is fixed on a framed page', async () => {
    await renderSite('/figures', manifest, source);
    expect(await screen.findByRole('heading', { name: 'Cleared in azerbaijan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear it in Georgia' })).not.toBeInTheDocument();
  });
});
