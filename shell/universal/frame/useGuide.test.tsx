import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifestOf } from '../../testing/manifests';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';
import { anonymousAccount, type Account } from '../services/account';

/** Opens a page. The server then answers whether the account exists. */
const openAt = async (address: string, change: Partial<Account> = {}, isKnown = true) => {
  let answer = (_isKnown: boolean): void => undefined;
  const isIdentified = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const account = { identify: jest.fn(() => isIdentified), dismissGuide: jest.fn() };
  await renderSite(address, manifestOf([]), sourceOf([]).source, { ...anonymousAccount, ...account, ...change });
  expect(guide()).not.toBeInTheDocument();
  await act(async () => {
    answer(isKnown);
    await isIdentified;
  });
  return account;
};

const guide = () => screen.queryByRole('dialog', { name: 'Welcome to Caravan' });

describe('the guide overlay', () => {
  it('shows for a new account and stores it when dismissed [SHELL-8] [SHELL-9]', async () => {
    const account = await openAt('/test?accountId=new', { guideSeen: () => 'old' });
    expect(guide()).toBeVisible();
    expect(account.identify).toHaveBeenCalledWith('new');
    await userEvent.click(screen.getByRole('button', { name: 'Start browsing' }));
    expect(guide()).not.toBeInTheDocument();
    expect(account.dismissGuide.mock.calls).toEqual([['new']]);
  });

  it('does not show again for the same account [SHELL-8]', async () => {
    const account = await openAt('/test?accountId=old', { guideSeen: () => 'old' });
    expect(guide()).not.toBeInTheDocument();
    expect(account.identify).toHaveBeenCalledWith('old');
  });

  it('does not show for an unknown account, but a message does [SHELL-8]', async () => {
    const account = await openAt('/test?accountId=nobody', {}, false);
    expect(account.identify).toHaveBeenCalledWith('nobody');
    expect(guide()).not.toBeInTheDocument();
  });

  it('does not show without an account', async () => {
    const account = await openAt('/test');
    expect(guide()).not.toBeInTheDocument();
    expect(account.identify).not.toHaveBeenCalled();
  });
});
