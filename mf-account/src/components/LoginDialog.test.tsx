import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answering, noProvider, renderInHost, signInAnswer } from '../testing/renderInHost';
import { useFields } from '@caravan/shared/form';
import type { RequestedCall } from '@caravan/shared/testing';
import { emptyCodeForm } from './CodeFields/useCodeForm';
import { LoginDialog } from './LoginDialog';

const acceptingAnswers = answering({
  ...noProvider,
  sendEmailCode: () => ({ resendAfter: 60 }),
  emailLogin: () => signInAnswer,
});
const refusingAnswers = answering(noProvider);

interface DialogProps {
  /** Entries from before a reload. */
  readonly entries?: typeof emptyCodeForm;
  readonly onSignedIn?: () => void;
}

const Dialog = ({ entries = emptyCodeForm, onSignedIn = () => undefined }: DialogProps) => (
  <LoginDialog fields={useFields(entries)} onClose={() => undefined} onSignedIn={onSignedIn} />
);
const dialog = <Dialog />;
const emailField = () => screen.getByLabelText('E-mail');
const codeField = () => screen.getByLabelText('Verification code');
const sendButton = () => screen.getByRole('button', { name: /Send code|Send the code|Resend/ });
const click = (name: string) => user.click(screen.getByRole('button', { name }));

const user = userEvent.setup();
const requestCode = async (address: string) => {
  await user.type(emailField(), address);
  await user.click(sendButton());
};
const advance = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** Returns the calls that the visitor caused. The dialog requests the provider by itself. */
const sentCalls = (calls: readonly RequestedCall[]) => calls.filter(({ call }) => call !== 'getLoginOptions');

// Fakes only the clock of the countdown.
beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

describe('the sign-in dialog', () => {
  it('is titled Buyer and focuses the e-mail field [ACC-1]', async () => {
    await renderInHost(dialog, acceptingAnswers);
    expect(screen.getByRole('dialog', { name: 'Buyer' })).toBeVisible();
    expect(emailField()).toHaveFocus();
  });

  it('says before it closes that the visitor has not signed in', async () => {
    await renderInHost(dialog, acceptingAnswers);
    await requestCode('nino@example.com');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByText('Close the form? You have not signed in yet.')).toBeVisible();
  });

  it('shows the e-mail field first, with the visitors who may sign in [ACC-1]', async () => {
    await renderInHost(dialog, acceptingAnswers);
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(screen.getByText(/One account for sellers and buyers/)).toBeVisible();
  });

  it.each([
    ['  ', 'Please enter your e-mail'],
    ['nino@', 'Please enter a valid email address.'],
    ['nino example.ge', 'Please enter a valid email address.'],
  ])('refuses the e-mail "%s" with a message and sends nothing [ACC-1]', async (address, message) => {
    const { calls } = await renderInHost(dialog, acceptingAnswers);
    fireEvent.change(emailField(), { target: { value: address } });
    await user.click(sendButton());
    expect(emailField()).toHaveAccessibleDescription(message);
    expect(emailField()).toHaveFocus();
    await user.type(emailField(), '1');
    expect(emailField()).toHaveAccessibleDescription('');
    expect(sentCalls(calls)).toEqual([]);
  });

  it.each([
    [' ', 'Please enter the verification code'],
    ['12345', 'Please enter the six digits from the e-mail.'],
    ['1e5-.5', 'Please enter the six digits from the e-mail.'],
  ])('refuses the code "%s" with a message and sends nothing [ACC-1]', async (digits, message) => {
    const { calls } = await renderInHost(dialog, acceptingAnswers);
    await requestCode('nino@example.ge');
    await user.type(codeField(), `${digits}{Enter}`);
    expect(codeField()).toHaveAccessibleDescription(message);
    expect(codeField()).toHaveFocus();
    await user.type(codeField(), '1');
    expect(codeField()).toHaveAccessibleDescription('');
    expect(sentCalls(calls)).toHaveLength(1);
  });

  it('sends a code to a corrected e-mail [ACC-1]', async () => {
    const { calls } = await renderInHost(dialog, acceptingAnswers);
    await requestCode('nono@example.ge');
    await click('Use another e-mail');
    expect(emailField()).toHaveFocus();
    await user.clear(emailField());
    await requestCode('nino@example.ge');
    expect(sentCalls(calls).map(({ parameter }) => parameter)).toEqual([
      { email: 'nono@example.ge', verifyCodeType: 1 },
      { email: 'nino@example.ge', verifyCodeType: 1 },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('nino@example.ge');
  });

  it('continues with the code without sending a new one [ACC-1]', async () => {
    const { calls } = await renderInHost(dialog, acceptingAnswers);
    await click('I have a code already');
    expect(emailField()).toHaveAccessibleDescription('Please enter your e-mail');
    await user.type(emailField(), 'nino@example.ge');
    await click('I have a code already');
    expect(codeField()).toHaveFocus();
    expect(sentCalls(calls)).toEqual([]);
  });

  it('requests a sign-in code and focuses the code field [ACC-1] [ACC-2]', async () => {
    const { calls, toast } = await renderInHost(dialog, acceptingAnswers);
    await requestCode(' nino@example.ge ');
    expect(sentCalls(calls)).toEqual([
      { call: 'sendEmailCode', parameter: { email: 'nino@example.ge', verifyCodeType: 1 } },
    ]);
    expect(toast).toHaveBeenCalledWith({ text: 'Code sent', tone: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent(/has been sent to nino@example\.ge/);
    expect(codeField()).toHaveFocus();
  });

  it('continues with the code of an e-mail that may be late', async () => {
    const sendEmailCode = () => ({ resendAfter: 60, mayBeLate: true });
    const { toast } = await renderInHost(dialog, answering({ ...noProvider, sendEmailCode }));
    await requestCode('nino@example.ge');
    const text = 'The e-mail may be late. Enter its code when it comes, or ask for a new one in a minute.';
    expect(toast).toHaveBeenCalledWith({ text, tone: 'info' });
    expect(codeField()).toHaveFocus();
  });

  it('scrolls to the buttons of the code, which the toast would cover on a phone [SHELL-21]', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await renderInHost(dialog, acceptingAnswers);
    await requestCode('nino@example.ge');
    expect(scroll.mock.contexts).toHaveLength(1);
    expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('button', { name: 'Use another e-mail' }));
  });

  it('signs in with the code and the referring identity [ACC-1] [ACC-2]', async () => {
    const handleSignedIn = jest.fn();
    const { calls, toast, signedIn } = await renderInHost(<Dialog onSignedIn={handleSignedIn} />, acceptingAnswers, {
      site: { visitor: () => ({ clientId: '0'.repeat(32), identityId: 'dealer-1' }) },
    });
    await requestCode('nino@example.ge');
    await user.type(codeField(), ' 012345 {Enter}');
    expect(calls.at(-1)).toEqual({
      call: 'emailLogin',
      parameter: { email: 'nino@example.ge', code: '012345', identityId: 'dealer-1' },
    });
    expect(signedIn.mock.calls).toEqual([[signInAnswer]]);
    expect(toast).toHaveBeenLastCalledWith({ text: 'You are signed in', tone: 'success', about: 'session' });
    expect(handleSignedIn).toHaveBeenCalledTimes(1);
  });

  it('keeps the typed values when the code is refused [ERR-2]', async () => {
    const { toast, signedIn } = await renderInHost(dialog, refusingAnswers);
    await user.type(emailField(), 'nino@example.ge');
    await click('I have a code already');
    await user.type(codeField(), '111111{Enter}');
    expect(signedIn).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
    expect(codeField()).toHaveValue('111111');
    await click('Use another e-mail');
    expect(emailField()).toHaveValue('nino@example.ge');
  });

  it('keeps the code field while the visitor corrects a code from before a reload [SHELL-20]', async () => {
    await renderInHost(<Dialog entries={{ email: 'nino@example.ge', code: '12' }} />, acceptingAnswers);
    await user.click(codeField());
    await user.keyboard('{Backspace}{Backspace}');
    expect(codeField()).toHaveFocus();
    await user.keyboard('34');
    expect(codeField()).toHaveValue('34');
  });

  it('keeps the e-mail field while the visitor completes an e-mail beside a persisted code', async () => {
    await renderInHost(<Dialog entries={{ email: 'nino@', code: '12' }} />, acceptingAnswers);
    await user.type(emailField(), 'example.ge');
    expect(emailField()).toHaveValue('nino@example.ge');
    expect(emailField()).toHaveFocus();
  });

  it('offers to send again after a countdown of 60 s [ACC-1]', async () => {
    const { calls } = await renderInHost(dialog, acceptingAnswers);
    await requestCode('nino@example.ge');
    expect(sendButton()).toHaveTextContent('Resend in 60 s');
    await advance(59);
    expect(sendButton()).toHaveTextContent('Resend in 1 s');
    await user.click(sendButton());
    expect(sentCalls(calls)).toHaveLength(1);
    await advance(1);
    expect(sendButton()).toHaveTextContent('Send the code again');
    await user.click(sendButton());
    expect(sentCalls(calls)).toHaveLength(2);
  });

  it('sends one request while another is in flight [ACC-1]', async () => {
    const { calls } = await renderInHost(
      dialog,
      answering({ ...noProvider, sendEmailCode: () => new Promise(() => undefined) }),
    );
    await user.type(emailField(), 'nino@example.ge');
    // The second click comes before React has rendered the first.
    act(() => {
      sendButton().click();
      sendButton().click();
    });
    await user.click(sendButton());
    await user.type(emailField(), '{Enter}');
    expect(sentCalls(calls)).toHaveLength(1);
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
    await renderInHost(<Opener />, acceptingAnswers);
    await requestCode('nino@example.ge');
    await user.click(screen.getByText('Open or close'));
    await user.click(screen.getByText('Open or close'));
    expect(emailField()).toHaveValue('');
    expect(sendButton()).toHaveTextContent('Send code');
    await user.type(emailField(), 'nino@example.ge');
    await click('I have a code already');
    expect(codeField()).toHaveValue('');
    expect(sendButton()).toHaveTextContent('Send the code again');
  });

  it.each([
    ['local', 'Continue with a test account'],
    ['google', 'Continue with Google'],
  ] as const)('offers the configured identity provider: %s', async (kind, label) => {
    const provider = { kind, clientId: 'c', issuer: 'i', nonce: 'n', promptUrl: '/dev/identity' };
    await renderInHost(dialog, answering({ getLoginOptions: () => ({ provider }) }));
    expect(screen.getByRole('button', { name: label })).toBeVisible();
  });

  it('offers no provider if none is configured', async () => {
    await renderInHost(dialog, acceptingAnswers);
    expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  });
});
