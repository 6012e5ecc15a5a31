import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSession } from '@caravan/shared/site';
import { answering, renderInHost, signedInSession } from '../../testing/renderInHost';
import { widget } from './Profile';

const missing: SiteSession = { ...signedInSession, user: null, priceAccess: 'noLogin' };

const open = (loadUser: () => Promise<boolean>, session = missing) =>
  renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering({}), {
    site: { session, loadUser },
  });

const dialog = () => screen.getByRole('dialog', { name: 'Your information' });
const retry = () => screen.getByRole('button', { name: 'Try again' });

describe('the information of a user who is not loaded', () => {
  it('is a dialog with progress, then the user [SHELL-26]', async () => {
    const { withSite } = await open(() => new Promise(() => {}));
    expect(dialog()).toHaveTextContent('Loading…');
    await withSite({ session: signedInSession });
    expect(dialog()).toHaveTextContent(/nino@example\.com/);
  });

  it('shows a message with a retry after a failure, then the user [SHELL-26]', async () => {
    const loadUser = jest.fn(async () => false);
    const { withSite } = await open(loadUser);
    expect(dialog()).toHaveTextContent(/Your information did not load/);
    await userEvent.click(retry());
    expect(loadUser).toHaveBeenCalledTimes(2);
    expect(retry()).toBeVisible();
    await withSite({ session: signedInSession });
    expect(dialog()).toHaveTextContent(/nino@example\.com/);
  });

  it('shows no message while React has not rendered the loaded user yet [SHELL-26]', async () => {
    await open(async () => true);
    expect(dialog()).toHaveTextContent('Loading…');
  });

  it('is not requested again once it is known', async () => {
    const loadUser = jest.fn(async () => true);
    await open(loadUser, signedInSession);
    expect(loadUser).not.toHaveBeenCalled();
  });
});
