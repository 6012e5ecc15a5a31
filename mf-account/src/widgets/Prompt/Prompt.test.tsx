import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInHost } from '../../testing/renderInHost';
import { widget } from './Prompt';

const provider = { kind: 'local', clientId: 'c', issuer: 'i', nonce: 'n', promptUrl: '/dev/identity' };
const local = answering({ getLoginOptions: () => ({ provider }) });

beforeEach(() => localStorage.clear());

describe('the one-tap prompt', () => {
  it('offers the identity provider, until it is dismissed [SHELL-13]', async () => {
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, local);
    expect(screen.getByRole('region', { name: 'Sign in to Caravan' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with a test account' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('asks for nothing where it was dismissed', async () => {
    localStorage.setItem('caravan:prompt', String(Date.now()));
    const getLoginOptions = jest.fn(() => ({ provider }));
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering({ getLoginOptions }));
    expect(getLoginOptions).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is out of the way from when a form is being filled in, also once the form is left', async () => {
    const form = (
      <form>
        <input aria-label="Telephone" />
      </form>
    );
    await renderInHost(
      <>
        <widget.Component given={{ onClose: () => undefined }} />
        {form}
      </>,
      local,
    );
    expect(screen.getByRole('region')).toBeVisible();
    await userEvent.click(screen.getByRole('textbox'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(document.body);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is not there without a provider, nor on the page for signing in', async () => {
    await renderInHost(
      <widget.Component given={{ onClose: () => undefined }} />,
      answering({ getLoginOptions: () => ({ provider: null }) }),
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, local, { at: '/login' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
