import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, noProvider, renderInHost } from '../../testing/renderInHost';
import { widget } from './Prompt';

const provider = { kind: 'local', clientId: 'c', issuer: 'i', nonce: 'n', promptUrl: '/dev/identity' };
const open = (getLoginOptions: () => unknown = () => ({ provider })) =>
  renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering({ getLoginOptions }));

/** Answers the call of the prompt itself. Later calls never end. */
const answerOnce = () =>
  jest.fn<unknown, []>(() => new Promise(() => undefined)).mockImplementationOnce(() => ({ provider }));

beforeEach(() => localStorage.clear());

describe('the one-tap prompt', () => {
  it('offers the identity provider until it is dismissed [SHELL-13]', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Sign in to Caravan' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with a test account' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('marks the button busy on the first click [SHELL-26]', async () => {
    await open(answerOnce());
    const button = screen.getByRole('button', { name: 'Continue with a test account' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    fireEvent(window, new PageTransitionEvent('pageshow'));
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('requests the provider once for a double click [SHELL-26]', async () => {
    const getLoginOptions = answerOnce();
    await open(getLoginOptions);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Continue with a test account' }));
    // One call for the prompt, one for the double click.
    expect(getLoginOptions).toHaveBeenCalledTimes(2);
  });

  it('makes no call if it was shown before', async () => {
    localStorage.setItem('caravan:prompt', String(Date.now()));
    const getLoginOptions = jest.fn(() => ({ provider }));
    await open(getLoginOptions);
    expect(getLoginOptions).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is not shown again at the next visit', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('region')).toBeVisible();
    unmount();
    await open();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is hidden without a provider and when the call for it fails', async () => {
    await open(noProvider.getLoginOptions);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    const { toast } = await open(() => undefined);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(toast).not.toHaveBeenCalled();
  });
});
