import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost, type FakeCall } from '../testing/renderInHost';
import { LoginDialog } from './LoginDialog';

const sent: FakeCall = () => Promise.resolve({ data: { resendAfter: 60 } });
const refused: FakeCall = () =>
  Promise.resolve({
    error: { kind: 'refused', path: '/', code: '0000006', messageEn: 'Wait 40 s.', messageGe: 'მოიცადეთ 40 წმ.' },
  });

const dialog = <LoginDialog onClose={() => undefined} />;
const email = () => screen.getByLabelText('E-mail');
const button = () => screen.getByRole('button', { name: /Send code|Resend/ });

const user = userEvent.setup();
const askFor = async (address: string) => {
  await user.type(email(), address);
  await user.click(button());
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

// Only what the countdown goes by: the rest of the page takes its own time.
beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

describe('sign-in dialog', () => {
  it('is titled Buyer and starts in the e-mail field [ACC-1]', async () => {
    await renderInHost(dialog, sent);
    expect(screen.getByRole('dialog', { name: 'Buyer' })).toBeVisible();
    expect(email()).toHaveFocus();
  });

  it('says what is wrong with the e-mail and sends nothing [ACC-1]', async () => {
    const call = jest.fn(sent);
    await renderInHost(dialog, call);
    await user.click(button());
    expect(email()).toHaveAccessibleDescription('Please enter your e-mail');
    await askFor('nino@');
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(call).not.toHaveBeenCalled();
  });

  it('asks for a sign-in code and says that it was sent [ACC-1]', async () => {
    const call = jest.fn(sent);
    const { toast } = await renderInHost(dialog, call);
    await askFor(' nino@example.ge ');
    expect(call.mock.calls[0]?.[1]).toEqual({ email: 'nino@example.ge', verifyCodeType: 1 });
    expect(toast).toHaveBeenCalledWith({ text: 'Code sent', tone: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent(/has been sent to nino@example\.ge/);
  });

  it('counts 60 s down, sends nothing meanwhile, then offers to send again [ACC-1]', async () => {
    const call = jest.fn(sent);
    await renderInHost(dialog, call);
    await askFor('nino@example.ge');
    expect(button()).toHaveTextContent('Resend in 60 s');
    await pass(59);
    expect(button()).toHaveTextContent('Resend in 1 s');
    await user.click(button());
    expect(call).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(button()).toHaveTextContent('Send code');
    await user.click(button());
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('sends once, however often it is asked while a request is in flight [ACC-1]', async () => {
    const call = jest.fn<Promise<object>, Parameters<FakeCall>>(() => new Promise(() => undefined));
    await renderInHost(dialog, call);
    await user.type(email(), 'nino@example.ge');
    // The second comes before the first is drawn.
    act(() => {
      button().click();
      button().click();
    });
    await user.click(button());
    await user.type(email(), '{Enter}');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('starts with empty fields and no countdown whenever it opens [ACC-1]', async () => {
    const { rerender } = await renderInHost(dialog, sent);
    await askFor('nino@example.ge');
    rerender(<p>closed</p>);
    rerender(dialog);
    expect(email()).toHaveValue('');
    expect(button()).toHaveTextContent('Send code');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['en', 'E-mail', 'Wait 40 s.'],
    ['ge', 'ელ. ფოსტა', 'მოიცადეთ 40 წმ.'],
  ] as const)('shows the refusal of the server in %s and keeps what was typed', async (lang, label, message) => {
    const { toast } = await renderInHost(dialog, refused, lang);
    await user.type(screen.getByLabelText(label), 'nino@example.ge{Enter}');
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue('nino@example.ge');
    expect(toast).not.toHaveBeenCalled();
  });
});
