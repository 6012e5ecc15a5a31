import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answering, renderInHost, testUser } from '../testing/renderInHost';
import { useFields } from '@caravan/shared/form';
import type { RequestedCall } from '@caravan/shared/testing';
import { noCode } from './CodeFields/useCodeForm';
import { LoginDialog } from './LoginDialog';

const noProvider = { getLoginOptions: () => ({ provider: null }) };
const answer = { token: 'the-token', userInfo: testUser };
const sent = answering({ ...noProvider, sendEmailCode: () => ({ resendAfter: 60 }), emailLogin: () => answer });
const refused = answering(noProvider);

const Dialog = ({ onSignedIn = () => undefined }: { readonly onSignedIn?: () => void }) => (
  <LoginDialog fields={useFields(noCode)} onClose={() => undefined} onSignedIn={onSignedIn} />
);
const dialog = <Dialog />;
const email = () => screen.getByLabelText('E-mail');
const code = () => screen.getByLabelText('Verification code');
const send = () => screen.getByRole('button', { name: /Send code|Send the code|Resend/ });
const click = (name: string) => user.click(screen.getByRole('button', { name }));

const user = userEvent.setup();
const askFor = async (address: string) => {
  await user.type(email(), address);
  await user.click(send());
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** The calls that the visitor caused. The dialog asks for the provider by itself. */
const sentCalls = (asked: readonly RequestedCall[]) => asked.filter(({ call }) => call !== 'getLoginOptions');

// Fakes only the clock of the countdown.
beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

describe('the sign-in dialog', () => {
  it('is titled Buyer and focuses the e-mail field [ACC-1]', async () => {
    await renderInHost(dialog, sent);
    expect(screen.getByRole('dialog', { name: 'Buyer' })).toBeVisible();
    expect(email()).toHaveFocus();
  });

  it('says before it closes that the visitor has not signed in', async () => {
    await renderInHost(dialog, sent);
    await askFor('nino@example.com');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByText('Close the form? You have not signed in yet.')).toBeVisible();
  });

  it('asks for the e-mail first and says who may sign in [ACC-1]', async () => {
    await renderInHost(dialog, sent);
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(screen.getByText(/One account for sellers and buyers/)).toBeVisible();
  });

  it.each([
    ['  ', 'Please enter your e-mail'],
    ['nino@', 'Please enter a valid email address.'],
    ['nino example.ge', 'Please enter a valid email address.'],
  ])('says what is wrong with the e-mail "%s", and sends nothing [ACC-1]', async (address, said) => {
    const { asked } = await renderInHost(dialog, sent);
    fireEvent.change(email(), { target: { value: address } });
    await user.click(send());
    expect(email()).toHaveAccessibleDescription(said);
    expect(email()).toHaveFocus();
    await user.type(email(), '1');
    expect(email()).toHaveAccessibleDescription('');
    expect(sentCalls(asked)).toEqual([]);
  });

  it.each([
    [' ', 'Please enter the verification code'],
    ['12345', 'Please enter the six digits from the e-mail.'],
    ['1e5-.5', 'Please enter the six digits from the e-mail.'],
  ])('says what is wrong with the code "%s", and sends nothing [ACC-1]', async (digits, said) => {
    const { asked } = await renderInHost(dialog, sent);
    await askFor('nino@example.ge');
    await user.type(code(), `${digits}{Enter}`);
    expect(code()).toHaveAccessibleDescription(said);
    expect(code()).toHaveFocus();
    await user.type(code(), '1');
    expect(code()).toHaveAccessibleDescription('');
    expect(sentCalls(asked)).toHaveLength(1);
  });

  it('sends a code to a corrected e-mail [ACC-1]', async () => {
    const { asked } = await renderInHost(dialog, sent);
    await askFor('nono@example.ge');
    await click('Use another e-mail');
    expect(email()).toHaveFocus();
    await user.clear(email());
    await askFor('nino@example.ge');
    expect(sentCalls(asked).map(({ parameter }) => parameter)).toEqual([
      { email: 'nono@example.ge', verifyCodeType: 1 },
      { email: 'nino@example.ge', verifyCodeType: 1 },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('nino@example.ge');
  });

  it('goes on to the code without sending a new one [ACC-1]', async () => {
    const { asked } = await renderInHost(dialog, sent);
    await click('I have a code already');
    expect(email()).toHaveAccessibleDescription('Please enter your e-mail');
    await user.type(email(), 'nino@example.ge');
    await click('I have a code already');
    expect(code()).toHaveFocus();
    expect(sentCalls(asked)).toEqual([]);
  });

  it('requests a sign-in code and focuses the code field [ACC-1] [ACC-2]', async () => {
    const { asked, toast } = await renderInHost(dialog, sent);
    await askFor(' nino@example.ge ');
    expect(sentCalls(asked)).toEqual([
      { call: 'sendEmailCode', parameter: { email: 'nino@example.ge', verifyCodeType: 1 } },
    ]);
    expect(toast).toHaveBeenCalledWith({ text: 'Code sent', tone: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent(/has been sent to nino@example\.ge/);
    expect(code()).toHaveFocus();
  });

  it('signs in with the code and the referring identity [ACC-1] [ACC-2]', async () => {
    const handleSignedIn = jest.fn();
    const { asked, toast, signedIn } = await renderInHost(<Dialog onSignedIn={handleSignedIn} />, sent, {
      site: { visitor: () => ({ clientId: '0'.repeat(32), identityId: 'dealer-1' }) },
    });
    await askFor('nino@example.ge');
    await user.type(code(), ' 012345 {Enter}');
    expect(asked.at(-1)).toEqual({
      call: 'emailLogin',
      parameter: { email: 'nino@example.ge', code: '012345', identityId: 'dealer-1' },
    });
    expect(signedIn.mock.calls).toEqual([[answer]]);
    expect(toast).toHaveBeenLastCalledWith({ text: 'You are signed in', tone: 'success', about: 'session' });
    expect(handleSignedIn).toHaveBeenCalledTimes(1);
  });

  it('keeps the typed values when the code is refused [ERR-2]', async () => {
    const { toast, signedIn } = await renderInHost(dialog, refused);
    await user.type(email(), 'nino@example.ge');
    await click('I have a code already');
    await user.type(code(), '111111{Enter}');
    expect(signedIn).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
    expect(code()).toHaveValue('111111');
    await click('Use another e-mail');
    expect(email()).toHaveValue('nino@example.ge');
  });

  it('offers to send again after a countdown of 60 s [ACC-1]', async () => {
    const { asked } = await renderInHost(dialog, sent);
    await askFor('nino@example.ge');
    expect(send()).toHaveTextContent('Resend in 60 s');
    await pass(59);
    expect(send()).toHaveTextContent('Resend in 1 s');
    await user.click(send());
    expect(sentCalls(asked)).toHaveLength(1);
    await pass(1);
    expect(send()).toHaveTextContent('Send the code again');
    await user.click(send());
    expect(sentCalls(asked)).toHaveLength(2);
  });

  it('sends one request while another is in flight [ACC-1]', async () => {
    const { asked } = await renderInHost(
      dialog,
      answering({ ...noProvider, sendEmailCode: () => new Promise(() => undefined) }),
    );
    await user.type(email(), 'nino@example.ge');
    // The second click comes before React has rendered the first.
    act(() => {
      send().click();
      send().click();
    });
    await user.click(send());
    await user.type(email(), '{Enter}');
    expect(sentCalls(asked)).toHaveLength(1);
  });

  it('opens with empty fields and no countdown [ACC-1]', async () => {
    const Opener = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Open or close
          </button>
          {isOpen && dialog}
        </>
      );
    };
    await renderInHost(<Opener />, sent);
    await askFor('nino@example.ge');
    await user.click(screen.getByText('Open or close'));
    await user.click(screen.getByText('Open or close'));
    expect(email()).toHaveValue('');
    expect(send()).toHaveTextContent('Send code');
    await user.type(email(), 'nino@example.ge');
    await click('I have a code already');
    expect(code()).toHaveValue('');
    expect(send()).toHaveTextContent('Send the code again');
  });

  it.each([
    ['local', 'Continue with a test account'],
    ['google', 'Continue with Google'],
  ] as const)('offers the identity provider that there is: %s', async (kind, label) => {
    const provider = { kind, clientId: 'c', issuer: 'i', nonce: 'n', promptUrl: '/dev/identity' };
    await renderInHost(dialog, answering({ getLoginOptions: () => ({ provider }) }));
    expect(screen.getByRole('button', { name: label })).toBeVisible();
  });

  it('offers no provider if none is configured', async () => {
    await renderInHost(dialog, sent);
    expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  });
});
