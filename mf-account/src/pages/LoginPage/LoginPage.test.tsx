import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSession } from '@caravan/shared/site';
import {
  answering,
  noProvider,
  renderInHost,
  signedInSession,
  signInAnswer,
  type Answers,
} from '../../testing/renderInHost';
import { widget } from '../../widgets/LoginModal/LoginModal';
import { page } from './LoginPage';

const session = (status: SiteSession['status']): SiteSession => ({ ...signedInSession, status, user: null });

const openPage = (answers: Answers = {}, options: Parameters<typeof renderInHost>[2] = {}) =>
  renderInHost(<page.Component />, answering({ ...noProvider, ...answers }), { path: '/login', state: {}, ...options });

beforeEach(() => sessionStorage.clear());

describe('/login', () => {
  it('shows the dialog over a page with the same form [ACC-7]', async () => {
    await openPage();
    expect(screen.getByRole('dialog', { name: 'Buyer' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeVisible();
  });

  it('opens no dialog if the visitor has typed into the page', async () => {
    sessionStorage.setItem('caravan:entries', '{"login":{"email":"nino@","code":""}}');
    await openPage();
    expect(screen.getByLabelText('E-mail')).toHaveValue('nino@');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the dialog after the site led here, over entries of an earlier visit [SHELL-15]', async () => {
    sessionStorage.setItem('caravan:entries', '{"login":{"email":"nino@","code":""}}');
    await openPage({}, { state: { from: '/account' } });
    expect(screen.getByRole('dialog', { name: 'Buyer' })).toBeVisible();
  });

  it('opens no dialog over what the visitor types before the session is known', async () => {
    const { withSite } = await openPage({}, { state: { from: '/account' }, site: { session: session('unknown') } });
    await userEvent.type(screen.getByLabelText('E-mail'), 'nino@');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(document.body).toHaveFocus();
    await withSite({ session: session('out') });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('copies the values of the dialog into its own form and keeps them after a reload', async () => {
    await openPage();
    await userEvent.type(screen.getAllByLabelText('E-mail').at(-1) ?? document.body, 'nino@ex');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('nino@ex');
    cleanup();
    await openPage();
    expect(screen.getByLabelText('E-mail')).toHaveValue('nino@ex');
  });

  it.each([
    [{ from: '/sales/list?location=georgia' }, '/sales/list?location=georgia'],
    [{ from: 'https://other.example/' }, '/home'],
    [undefined, '/home'],
  ])('returns to the previous page after sign-in: %j [ACC-7]', async (state, expected) => {
    const { withSite } = await openPage({}, { state });
    await withSite({ session: signedInSession });
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(expected));
  });

  it('opens no dialog for a signed-in visitor', async () => {
    await renderInHost(<page.Component />, answering(noProvider), { site: { session: session('in') } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the return from the identity provider', () => {
  const idToken = `e30.${btoa(JSON.stringify({ nonce: 'mine' }))}.c2ln`;
  const pending = JSON.stringify({ nonce: 'mine', from: '/sales/sale' });

  it('signs in with the ID token and removes it from the address [ACC-2]', async () => {
    sessionStorage.setItem('caravan:sign-in', pending);
    const googleLogin = jest.fn<unknown, [unknown]>(() => signInAnswer);
    const { signedIn: handleSignedIn, withSite } = await openPage(
      { googleLogin },
      { path: `/login#id_token=${idToken}` },
    );
    await waitFor(() => expect(handleSignedIn).toHaveBeenCalledWith(signInAnswer));
    expect(googleLogin).toHaveBeenCalledWith({ idToken });
    expect(window.location.hash).toBe('');
    await withSite({ session: signedInSession });
    await waitFor(() => expect(window.location.pathname).toBe('/sales/sale'));
  });

  it('rejects a token that this tab did not request', async () => {
    const googleLogin = jest.fn();
    const { toast } = await openPage({ googleLogin }, { path: `/login#id_token=${idToken}` });
    expect(googleLogin).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledWith({ text: 'The sign-in was not completed. Please try again.', tone: 'error' });
    expect(screen.getByRole('dialog', { name: 'Buyer' })).toBeVisible();
  });

  it('keeps the page that the visitor came from after an error of the provider [ACC-7]', async () => {
    sessionStorage.setItem('caravan:sign-in', pending);
    const { toast, withSite } = await openPage({}, { path: '/login#error=access_denied' });
    expect(toast).toHaveBeenCalledTimes(1);
    await withSite({ session: signedInSession });
    await waitFor(() => expect(window.location.pathname).toBe('/sales/sale'));
  });
});

describe('LoginModal', () => {
  it('requests the host to close it', async () => {
    const handleClose = jest.fn();
    await renderInHost(<widget.Component given={{ onClose: handleClose }} />, answering(noProvider));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});
