import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { refused } from '@caravan/shared/testing';
import { adminToken, dashboardServer, rightPassword } from '../../testing/dashboard';
import { cellsOf, clearStorage, enter, enterWith, logIn, open } from '../../testing/openDashboard';

const expectLocked = (): void => {
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
};

const tableNamed = (name: string): HTMLElement => screen.getByRole('table', { name });

beforeEach(clearStorage);

describe('login of the dashboard', () => {
  it('makes no call until name and password are sent [DSH-1]', async () => {
    const { calls } = await open();
    expectLocked();
    expect(calls).toEqual([]);
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Parts of the site' })).toBeInTheDocument();
    expect(calls[0]).toEqual({ call: 'adminLogin', parameter: { username: 'admin', password: rightPassword } });
    expect(localStorage.getItem('isAdmin')).toBe('true');
    expect(document.body).not.toHaveFocus();
  });

  it('stays locked and shows "Incorrect name or password." [DSH-1]', async () => {
    await open();
    await logIn('wrong');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect name or password.'),
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expectLocked();
    expect(localStorage.getItem('isAdmin')).toBeNull();
  });

  it('takes no other password while the first is being checked [SHELL-25]', async () => {
    let refuse = (_answer: unknown): void => undefined;
    await enterWith((call) => (call === 'adminLogin' ? new Promise((resolve) => (refuse = resolve)) : undefined));
    await userEvent.type(screen.getByLabelText('Password'), 'another');
    expect(screen.getByLabelText('Password')).toHaveValue(rightPassword);
    refuse(refused(errorCodes.wrongAdmin, 'Incorrect name or password.'));
    expect(await screen.findByText('Incorrect name or password.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), '2');
    expect(screen.getByLabelText('Password')).toHaveValue(`${rightPassword}2`);
  });

  it('keeps the session after a reload [DSH-1]', async () => {
    const server = dashboardServer();
    server.state.isOpen = true;
    localStorage.setItem('isAdmin', 'true');
    localStorage.setItem('caravan:admin', JSON.stringify({ username: 'admin', token: adminToken }));
    await open('/dashboard', server);
    expect(await screen.findByRole('heading', { name: 'Parts of the site' })).toBeInTheDocument();
  });

  it.each([
    ['no session', null],
    ['a session that has ended', JSON.stringify({ username: 'admin', token: adminToken })],
  ])('shows the login if the stored flag comes with %s [DSH-1] [DSH-2]', async (_case, session) => {
    localStorage.setItem('isAdmin', 'true');
    if (session !== null) localStorage.setItem('caravan:admin', session);
    const { calls } = await open();
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expectLocked();
    expect(calls.length > 0).toBe(session !== null);
  });

  it('follows login and logout in another tab [DSH-1]', async () => {
    const server = dashboardServer();
    await open('/dashboard', server);
    server.state.isOpen = true;
    const inOtherTab = (key: string, newValue: string): void => {
      localStorage.setItem(key, newValue);
      fireEvent(window, new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    };
    inOtherTab('caravan:admin', JSON.stringify({ username: 'admin', token: adminToken }));
    inOtherTab('isAdmin', 'true');
    expect(await screen.findByRole('heading', { name: 'Parts of the site' })).toBeInTheDocument();
    inOtherTab('isAdmin', 'false');
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  });

  it('ends the session on the server at logout [DSH-1]', async () => {
    const { calls } = await enter();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByLabelText('Password');
    expectLocked();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(calls.at(-1)).toEqual({ call: 'adminLogout', parameter: { username: 'admin', password: adminToken } });
    expect(localStorage.getItem('isAdmin')).toBe('false');
  });

  it('requests figures with a session and stores no password [DSH-2]', async () => {
    const { calls } = await enter();
    const stored = JSON.stringify([localStorage, sessionStorage]);
    expect([localStorage.length, sessionStorage.length]).toEqual([2, 1]);
    expect(sessionStorage.getItem('caravan:entries')).toBe('{}');
    expect(stored).toContain(adminToken);
    expect(stored).not.toContain(rightPassword);
    for (const { parameter } of calls.slice(1)) expect(parameter).toMatchObject({ password: adminToken });
  });

  it("shows the wait after many failures in the admin's language [DSH-2]", async () => {
    const server = dashboardServer();
    server.state.tries = 4;
    await open('/dashboard', server, 'ge');
    await logIn('wrong');
    await waitFor(() => expect(screen.getByLabelText('პაროლი')).toHaveAccessibleDescription('სცადეთ ხელახლა 5 წამში.'));
  });
});

describe('the range of days', () => {
  it('is the last 31 days until yesterday at first [DSH-3]', async () => {
    const { calls } = await enter();
    expect(calls.slice(1).map(({ call }) => call)).toEqual(['statistic', 'platformStatistic', 'list']);
    for (const { parameter } of calls.slice(1, 3)) {
      expect(parameter).toMatchObject({
        startTime: Date.parse('2026-10-22T00:00:00+04:00'),
        endTime: Date.parse('2026-11-22T00:00:00+04:00') - 1,
      });
    }
    expect(screen.getByLabelText('From')).toHaveValue('2026-10-22');
    expect(screen.getByLabelText('From')).toHaveAttribute('max', '2026-11-21');
    expect(screen.getByLabelText('To')).toHaveAttribute('max', '2026-11-21');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-08-01' } });
    expect(screen.getByLabelText('To')).toHaveAttribute('max', '2026-08-31');
    expect(screen.getByLabelText('To')).toHaveValue('2026-08-31');
  });

  it('is chosen by keyboard and stored in the address [DSH-3]', async () => {
    const { calls, currentAddress } = await enter();
    const before = calls.length;
    screen.getByRole('link', { name: 'October 2026' }).focus();
    await userEvent.tab();
    expect(screen.getByLabelText('From')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } });
    await userEvent.tab();
    expect(screen.getByLabelText('To')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-06' } });
    expect(calls).toHaveLength(before);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(currentAddress()).toBe('/dashboard?from=2026-11-02&to=2026-11-06');
    await waitFor(() => expect(calls).toHaveLength(before + 2));
    expect(screen.getByText(/2 Nov 2026 – 6 Nov 2026, 5 of at most 31 days/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
  });

  it.each([
    ['2026-09-01', '2026-10-31', 'To', '31 days at most: shown up to 1 Oct 2026', '2026-10-01'],
    ['2026-11-10', '2026-11-02', 'To', 'The end was before the start. Shown: 10 Nov 2026 alone', '2026-11-10'],
    ['2026-02-30', '2026-03-04', 'From', 'There is no such day. Shown instead: 28 Feb 2026', '2026-02-28'],
    ['2026-11-10', '2027-01-01', 'To', 'Figures end with yesterday, 21 Nov 2026', '2026-11-21'],
  ])('from %s to %s is corrected with a message beside the field [DSH-3]', async (from, to, field, message, shown) => {
    await enter(`/dashboard?from=${from}&to=${to}`);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(field)).toHaveValue(shown);
  });
});

describe('the figures', () => {
  it('are of visitors at first, with the number of demo events beside them [SAL-10]', async () => {
    const { calls, currentAddress } = await enter();
    expect(calls[1]?.parameter).toMatchObject({ demo: false });
    expect(screen.getByRole('link', { name: 'Of visitors' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Demonstration: 8,040 views' }));
    expect(currentAddress()).toBe('/dashboard?events=demo');
    expect(await screen.findByText(/No visitor caused them/)).toBeInTheDocument();
    expect(calls.findLast(({ call }) => call === 'statistic')?.parameter).toMatchObject({ demo: true });
    await userEvent.click(screen.getByRole('link', { name: 'Last 7 days' }));
    expect(currentAddress()).toContain('events=demo');
  });

  it('are views and visitors of six parts of the site [DSH-4]', async () => {
    await enter();
    expect(cellsOf(tableNamed('Page views by part of the site and channel'))).toEqual([
      ['Home page', '5,200', '1,300', '4'],
      ['Market data', '3,100', '900', '3.4'],
      ['Model statistics', '800', '250', '3.2'],
      ['Mini channel', '640', '90', '7.1'],
      ['Nat channel', '310', '44', '7'],
      ['EQM5 channel', '0', '0', '—'],
    ]);
    expect(screen.getByText('Home page is seen most: 5,200 views by 1,300 visitors')).toBeInTheDocument();
  });

  it('are grouped by country, platform, version and action [DSH-4]', async () => {
    await enter();
    expect(cellsOf(tableNamed('Page views by country'))).toEqual([
      ['Georgia', '6,000', '900'],
      ['Unknown', '2,000', '400'],
    ]);
    expect(screen.getByText('Georgia makes 75% of all views')).toBeInTheDocument();
    expect(cellsOf(tableNamed('Page views by platform and system'))[0]).toEqual(['web · Android', '4,100', '800']);
    expect(cellsOf(tableNamed('Actions of visitors'))).toEqual([
      ['Price offers', '30', '28', '3.1%'],
      ['Saved adverts', '12', '10', '5%'],
      ['Prize draws', '0', '0', '—'],
    ]);
    const [bars, all] = screen.getAllByRole('table', { name: 'Page views by version of the site', hidden: true });
    expect(bars && cellsOf(bars)).toHaveLength(8);
    expect(all && within(all).getAllByRole('row', { hidden: true })).toHaveLength(11);
  });

  it('are shown for each day from Monday to Friday [DSH-4]', async () => {
    await enter();
    const days = screen.getByRole('figure', { name: 'Page views and visitors by day, Monday to Friday' });
    expect(days).toHaveTextContent('The busiest weekday was 20 Nov 2026: 530 views by 140 visitors');
    expect(days).toHaveTextContent('Saturdays and Sundays are left out');
  });

  it('list news and adverts, sortable [DSH-5]', async () => {
    await enter();
    expect(cellsOf(tableNamed('Adverts'))).toEqual([['Roof boxes', '402', '70', '33']]);
    const news = tableNamed('News');
    await userEvent.click(within(news).getByRole('button', { name: 'Page views' }));
    expect(cellsOf(news)).toEqual([
      ['New on the road', 'news-2', '120', '40'],
      ['=Prices in autumn', 'news-1', '90', '60'],
    ]);
  });

  it('list platforms and accounts in pages, with China time [DSH-5]', async () => {
    await enter();
    const all = cellsOf(tableNamed('Platforms, from the beginning to 21 Nov 2026'));
    expect(all).toContainEqual(['Caspian Listings', '20', '5', '0', '40', '0', '0']);
    const month = cellsOf(tableNamed('Platforms, 22 Oct 2026 – 21 Nov 2026'));
    expect(month).toContainEqual(['Kolkhi Lanes', '3', '5', '0', '40', '0', '0']);
    for (const figure of ['45', '41', '23', '180', '19', '12']) expect(screen.getAllByText(figure)).not.toEqual([]);
    const name = 'Accounts, with what they did 22 Oct 2026 – 21 Nov 2026';
    const shown = cellsOf(tableNamed(name));
    expect(shown).toHaveLength(20);
    expect(shown[0]).toEqual([
      'CV100',
      'Nino',
      'Beridze',
      'nino0@lanes.example',
      'Kolkhi Lanes',
      'Lilo Motors',
      '2026-11-22 01:30',
      '0',
      '0',
      '0',
      '0',
      '0',
    ]);
    const next = screen.getByRole('button', { name: `Next rows: ${name}` });
    await userEvent.click(next);
    await userEvent.click(next);
    expect(cellsOf(tableNamed(name)).map(([number]) => number)).toEqual(['CV140', 'CV141', 'CV142', 'CV143', 'CV144']);
    expect(screen.getByText('41–45 of 45')).toBeInTheDocument();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(tableNamed(name)).getByRole('button', { name: 'Sign-ins' }));
    expect(cellsOf(tableNamed(name))[0]?.[0]).toBe('CV144');
  });
});
