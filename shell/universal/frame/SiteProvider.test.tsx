import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useSite, type Site } from '@caravan/shared/site';
import type { RemoteSource } from '../remotes/remotes';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { renderSite } from '../../testing/renderShell';
import { user } from '../../testing/user';
import { anonymousAccount } from '../services/account';
import { sessionEnded, userKnown } from '../store/session';

/** The services that the page got last. */
const given: { site?: Site } = {};

const Car = () => {
  const site = useSite();
  const { country, chooseCountry } = site;
  useEffect(() => void (given.site = site), [site]);
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
  [
    remoteOf('car'),
    remoteOf('news'),
    remoteOf('figures', { routes: [routeOf('home', '/figures', { sideMenu: false, framed: true })] }),
  ],
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

  it('is fixed on a framed page', async () => {
    await renderSite('/figures', manifest, source);
    expect(await screen.findByRole('heading', { name: 'Cleared in azerbaijan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear it in Georgia' })).not.toBeInTheDocument();
  });
});

describe('an answer about the user that arrives late', () => {
  const nextUser = { ...user, id: '8', name: 'Giorgi' };

  it.each([
    ['does not sign them in again', [], { status: 'out', user: null }],
    ['does not replace the next user', [userKnown(nextUser)], { status: 'in', user: nextUser }],
  ])('%s [SHELL-14]', async (_what, next, expected) => {
    const choose = jest.fn();
    const { store } = await renderSite('/car', manifest, source, anonymousAccount, choose);
    act(() => {
      for (const action of [userKnown(user), sessionEnded(), ...next]) store.dispatch(action);
    });
    act(() => given.site?.userChanged({ ...user, currency: 'GEL' }));
    expect(store.getState().session).toMatchObject(expected);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('a user who could not be loaded', () => {
  it('is loaded again by a remote [SHELL-26]', async () => {
    const resume = jest.fn(async () => true);
    await renderSite('/car', manifest, source, { ...anonymousAccount, resume });
    expect(await given.site?.loadUser?.()).toBe(true);
    expect(resume).toHaveBeenCalledTimes(1);
  });
});

describe('the latest address', () => {
  it('is the one that React has not rendered yet [SHELL-25]', async () => {
    const { router } = await renderSite('/car', manifest, source);
    await screen.findByRole('heading');
    const before = await act(async () => {
      await router.navigate('/car?page=2');
      return given.site?.goingTo?.();
    });
    expect(before).toEqual({ params: {}, search: '?page=2' });
  });

  it('is not one of another page while React shows this one', async () => {
    const { router } = await renderSite('/car', manifest, source);
    await screen.findByRole('heading');
    const before = await act(async () => {
      await router.navigate('/news?page=2', { replace: true });
      return given.site?.goingTo?.();
    });
    expect([before, given.site?.goingTo?.()]).toEqual([null, { params: {}, search: '?page=2' }]);
  });
});
