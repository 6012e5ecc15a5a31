import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInHost, type Answers } from '../../testing/renderInHost';
import { page } from './StopMessagesPage';

const token = 'a'.repeat(43);
const open = (query: string, answers: Answers = {}) =>
  renderInHost(<page.Component />, answering(answers), { path: `/stop-messages${query}` });
const stop = () => screen.getByRole('button', { name: 'Stop the messages' });

describe('the page that ends messages', () => {
  it('ends them by one click without a session [MKT-4]', async () => {
    const endMessages = jest.fn<unknown, [unknown]>(() => ({ success: true }));
    await open(`?token=${token}`, { endMessages });
    expect(endMessages).not.toHaveBeenCalled();
    await userEvent.click(stop());
    expect(endMessages).toHaveBeenCalledWith({ token });
    expect(await screen.findByRole('heading', { name: 'The messages are off' })).toBeVisible();
  });

  it('focuses the heading of the result [SHELL-20]', async () => {
    await open(`?token=${token}`, { endMessages: () => ({ success: true }) });
    await userEvent.click(stop());
    expect(await screen.findByText('The messages are off')).toHaveFocus();
  });

  it('stays if the call is refused', async () => {
    await open(`?token=${token}`);
    await userEvent.click(stop());
    expect(stop()).toBeVisible();
  });

  it('works as a plain form without scripts [MKT-4]', async () => {
    await open(`?token=${token}`);
    const form = stop().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/tech/watching/endMessages/form');
    expect(form).toHaveFormValues({ token, lang: 'en' });
  });

  it('says that an invalid link does not work', async () => {
    await open('?token=short');
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch list' })).toHaveAttribute('href', '/watch-list');
  });
});
