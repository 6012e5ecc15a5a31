import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@caravan/shared/testing';
import { page } from '../pages/DashboardPage/DashboardPage';
import { dashboardServer, rightPassword } from './dashboard';
import { openPage } from './openPart';

/** Opens the dashboard without a session. */
export const open = (address = '/dashboard', server = dashboardServer(), lang: 'en' | 'ge' = 'en') =>
  openPage(page, address, { answer: server.answer, lang });

export const logIn = async (password = rightPassword): Promise<void> => {
  await userEvent.type(screen.getByLabelText(/^(Name|სახელი)$/), 'admin');
  await userEvent.type(screen.getByLabelText(/^(Password|პაროლი)$/), `${password}{Enter}`);
};

/** Logs in with some answers replaced. Undefined keeps an answer. */
export const enterWith = async (override: Answer, lang: 'en' | 'ge' = 'en') => {
  const { state, answer } = dashboardServer();
  const opened = await open(
    '/dashboard',
    { state, answer: (call, parameter) => override(call, parameter) ?? answer(call, parameter) },
    lang,
  );
  await logIn();
  return opened;
};

/** Opens the dashboard as its admin. */
export const enter = async (address?: string) => {
  const opened = await open(address);
  await logIn();
  await screen.findByRole('heading', { name: 'Parts of the site' });
  await screen.findByRole('heading', { name: /^Accounts, with/ });
  return opened;
};

/** Returns the texts of the cells of each row, without the head. */
export const cellsOf = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

export const clearStorage = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};
