import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../pages/DashboardPage/DashboardPage';
import { dashboardServer, rightPassword } from './dashboard';
import { openPart } from './openPart';

/** Opens the dashboard without a session. */
export const open = (address = '/dashboard', server = dashboardServer(), lang: 'en' | 'ge' = 'en') =>
  openPart({
    Component: page.Component,
    load: (context, url) => page.load({ context, params: {}, url }),
    address,
    answer: server.answer,
    lang,
  });

export const logIn = async (password = rightPassword): Promise<void> => {
  await userEvent.type(screen.getByLabelText(/^(Name|სახელი)$/), 'admin');
  await userEvent.type(screen.getByLabelText(/^(Password|პაროლი)$/), `${password}{Enter}`);
};

/** Opens the dashboard as its admin. */
export const enter = async (address?: string) => {
  const opened = await open(address);
  await logIn();
  await screen.findByRole('heading', { name: 'Parts of the site' });
  await screen.findByRole('heading', { name: /^Accounts, with/ });
  return opened;
};
