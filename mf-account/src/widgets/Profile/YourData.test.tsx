import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchFiles } from '@caravan/shared/testing';
import { answering, renderInHost, signedInSession, type Answers } from '../../testing/renderInHost';
import { widget } from './Profile';

const clientId = 'ab'.repeat(16);
const signOut = jest.fn();
const personalKeys = ['MessageForm', 'item-collect', 'ad-collect'];

const open = (answers: Answers = {}) =>
  renderInHost(<widget.Component given={{ onClose: () => undefined }} />, answering(answers), {
    site: { session: signedInSession, signOut, visitor: () => ({ clientId }), now: () => Date.UTC(2026, 10, 25) },
  });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  signOut.mockClear();
  localStorage.clear();
});

describe('the user’s data', () => {
  it('are saved as one file [REL-8]', async () => {
    const saved = watchFiles();
    const data = { exportedAt: '2026-11-25', tables: { users: [{ email: 'nino@example.com' }] }, files: [] };
    const exportAccount = jest.fn<unknown, [unknown]>(() => data);
    const { toast } = await open({ exportAccount });
    await click('Download your data');
    expect(exportAccount).toHaveBeenCalledWith({ clientId });
    expect(saved.map(({ name }) => name)).toEqual(['caravan-2026-11-25.json']);
    expect(saved[0]?.content.type).toBe('application/json');
    expect(saved[0]?.content.size).toBe(JSON.stringify(data, null, 2).length);
    expect(toast).toHaveBeenCalledWith({ text: 'Your data has been saved', tone: 'success' });
  });

  it('are not saved if the call is refused [REL-8]', async () => {
    const saved = watchFiles();
    const { toast } = await open();
    await click('Download your data');
    expect(saved).toEqual([]);
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('deleting the account', () => {
  it('lists what is deleted and requires a code sent to the account [REL-8]', async () => {
    const sendEmailCode = jest.fn<unknown, [unknown]>(() => ({ resendAfter: 60 }));
    const deleteAccount = jest.fn<unknown, [unknown]>(() => ({ success: true }));
    const { toast } = await open({ sendEmailCode, deleteAccount });
    await click('Delete account');
    const dialog = screen.getByRole('dialog', { name: 'Delete your account' });
    expect(dialog).toHaveTextContent(/This cannot be undone/);
    expect(dialog).toHaveTextContent(/What stays does not name you/);
    expect(screen.getByRole('link', { name: 'More in the privacy policy' })).toHaveAttribute('href', '/privacy#rights');
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
    await click('Send code');
    expect(sendEmailCode).toHaveBeenCalledWith({ email: 'nino@example.com', verifyCodeType: 3 });
    expect(screen.getByLabelText('Verification code')).toHaveFocus();
    await click('Delete for good');
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription('Please enter the code');
    expect(deleteAccount).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Verification code'), '012 345{Enter}');
    expect(deleteAccount).toHaveBeenCalledWith({ code: '012345', clientId });
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(toast).toHaveBeenLastCalledWith({ text: 'Your account has been deleted', tone: 'success' });
  });

  it('removes form entries and lists of the user from the browser [REL-8]', async () => {
    for (const key of personalKeys) localStorage.setItem(key, '"own"');
    sessionStorage.setItem('caravan:entries', '{"feedback":{"content":"own"}}');
    localStorage.setItem('lang', 'ge');
    await open({ sendEmailCode: () => ({ resendAfter: 60 }), deleteAccount: () => ({ success: true }) });
    await click('Delete account');
    await click('Send code');
    await userEvent.type(screen.getByLabelText('Verification code'), '012345{Enter}');
    expect(personalKeys.map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
    expect(sessionStorage.getItem('caravan:entries')).toBeNull();
    expect(localStorage.getItem('lang')).toBe('ge');
  });

  it('deletes nothing if the code is refused [REL-8]', async () => {
    localStorage.setItem('MessageForm', '"own"');
    await open({ sendEmailCode: () => ({ resendAfter: 60 }) });
    await click('Delete account');
    await click('Send code');
    await userEvent.type(screen.getByLabelText('Verification code'), '012345{Enter}');
    expect(signOut).not.toHaveBeenCalled();
    expect(localStorage.getItem('MessageForm')).toBe('"own"');
    expect(screen.getByLabelText('Verification code')).toHaveValue('012345');
    await click('Back');
    expect(screen.getByRole('dialog', { name: 'Your information' })).toBeVisible();
  });
});
