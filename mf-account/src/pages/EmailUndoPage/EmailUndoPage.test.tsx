import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import { answering, renderInHost, signedInSession, testUser, type Answers } from '../../testing/renderInHost';
import { page } from './EmailUndoPage';

const token = 'a'.repeat(43);
const restored = { email: 'nino@example.com', userId: '7' };
const signOut = jest.fn();
const open = (query: string, answers: Answers = {}, user?: UserInfo) =>
  renderInHost(<page.Component />, answering(answers), {
    path: `/email-undo${query}`,
    site: { signOut, ...(user && { session: { ...signedInSession, user } }) },
  });
const restore = () => screen.getByRole('button', { name: 'Restore my address' });

beforeEach(() => signOut.mockClear());

describe('the page that undoes a change of e-mail', () => {
  it('restores the address when the button is clicked [ACC-6]', async () => {
    const undoEmailChange = jest.fn<unknown, [unknown]>(() => restored);
    await open(`?token=${token}`, { undoEmailChange });
    expect(undoEmailChange).not.toHaveBeenCalled();
    await userEvent.click(restore());
    expect(undoEmailChange).toHaveBeenCalledWith({ token });
    expect(await screen.findByRole('heading', { name: 'Your old address is back' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['ends the session of this account', { ...testUser, email: 'new@example.com' }, 1],
    ['ends the session of a later account with the old address', { ...testUser, id: '8' }, 1],
    ['keeps the session of another account', { ...testUser, id: '8', email: 'eka@example.com' }, 0],
  ])('%s [ACC-6]', async (_case, user, times) => {
    const { toast } = await open(`?token=${token}`, { undoEmailChange: () => restored }, user);
    await userEvent.click(restore());
    expect(await screen.findByRole('heading', { name: 'Your old address is back' })).toBeVisible();
    expect(signOut).toHaveBeenCalledTimes(times);
    expect(toast).toHaveBeenCalledTimes(times);
  });

  it('does not change when the undo is refused [ACC-6]', async () => {
    await open(`?token=${token}`);
    await userEvent.click(restore());
    expect(restore()).toBeVisible();
  });

  it('works as a plain form without scripts [ACC-6]', async () => {
    await open(`?token=${token}`);
    const form = restore().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/tech/user/undoEmailChange/form');
    expect(form).toHaveFormValues({ token, lang: 'en' });
  });

  it.each([
    ['?state=done', 'Your old address is back'],
    ['?state=over', 'This link does not work'],
    ['?token=short', 'This link does not work'],
    ['', 'This link does not work'],
  ])('shows the result for the query "%s" [ACC-6]', async (query, title) => {
    await open(query);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });
});
