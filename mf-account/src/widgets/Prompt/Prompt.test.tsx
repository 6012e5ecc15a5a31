import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInHost } from '../../testing/renderInHost';
import { widget } from './Prompt';

const provider = { kind: 'local', clientId: 'c', issuer: 'i', nonce: 'n', promptUrl: '/dev/identity' };
const local = answering({ getLoginOptions: () => ({ provider }) });

beforeEach(() => localStorage.clear());

describe('the one-tap prompt', () => {
  it('offers the identity provider until it is dismissed [SHELL-13]', async () => {
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, local);
    expect(screen.getByRole('region', { name: 'Sign in to Caravan' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with a test account' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('marks the button busy on the first click [SHELL-26]', async () => {
    const getLoginOptions = jest
      .fn<unknown, []>(() => new Promise(() => undefined))
      .mockImplementationOnce(() => ({ provider }));
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering({ getLoginOptions }));
    const button = screen.getByRole('button', { name: 'Continue with a test account' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    fireEvent(window, new PageTransitionEvent('pageshow'));
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('requests the provider once for a double click [SHELL-26]', async () => {
    const getLoginOptions = jest
      .fn<unknown, []>(() => new Promise(() => undefined))
      .mockImplementationOnce(() => ({ provider }));
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering({ getLoginOptions }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Continue with a test account' }));
    // One call for the prompt, one for the double click.
    expect(getLoginOptions).toHaveBeenCalledTimes(2);
  });

  it('makes no call if it was shown before', async () => {
    localStorage.setItem('caravan:prompt', String(Date.now()));
    const getLoginOptions = jest.fn(() => ({ provider }));
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering({ getLoginOptions }));
    expect(getLoginOptions).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is not shown again at the next visit', async () => {
    const { unmount } = await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, local);
    expect(screen.getByRole('region')).toBeVisible();
    unmount();
    await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, local);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is hidden without a provider and when the call for it fails', async () => {
    await renderInHost(
      <widget.Component given={{ onClose: () => undefined }} />,
      answering({ getLoginOptions: () => ({ provider: null }) }),
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    const { toast } = await renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering({}));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(toast).not.toHaveBeenCalled();
  });
});
