import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSheets } from '@caravan/shared/testing';
import { emptyStatistic, nothingCounted } from '../../testing/dashboard';
import { clearStorage, enterWith } from '../../testing/openDashboard';

const failure = Promise.resolve();

beforeEach(clearStorage);

describe('the board of the dashboard', () => {
  it.each([
    ['statistic', 'The figures of the site did not load', /^Accounts, with/, 'Parts of the site'],
    ['platformStatistic', 'The figures of the platforms did not load', 'Parts of the site', /^Accounts, with/],
  ])('shows the rest if %s fails until a retry', async (call, message, loadedHeading, failedHeading) => {
    const server = { down: true };
    const { calls } = await enterWith((name) => (server.down && name === call ? failure : undefined));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByRole('heading', { name: loadedHeading })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: failedHeading })).not.toBeInTheDocument();
    expect(screen.getByLabelText('From')).toHaveValue('2026-10-22');
    server.down = false;
    const before = calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: failedHeading })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls.slice(before).map((request) => request.call)).toEqual([call]);
  });

  it('shows no figures of the former days below others [SAL-9]', async () => {
    const server = { hangs: false };
    await enterWith(() => (server.hangs ? new Promise(() => undefined) : undefined));
    await screen.findByRole('heading', { name: /^Accounts, with/ });
    server.hangs = true;
    await userEvent.click(screen.getByRole('link', { name: 'October 2026' }));
    expect(screen.queryByRole('heading', { name: 'Parts of the site' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Accounts, with/ })).not.toBeInTheDocument();
  });

  it("shows both failures in their places, in the admin's language", async () => {
    await enterWith((name) => (/statistic/i.test(name) ? failure : undefined), 'ge');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(2);
    expect(new Set(alerts.map(({ textContent }) => textContent)).size).toBe(2);
    for (const alert of alerts) expect(alert).toHaveTextContent(/[ა-ჰ]{4}/);
  });

  it('scrolls its accounts in a focusable region and breaks long addresses to fit 1440 px [DSH-5]', async () => {
    readSheets();
    await enterWith(() => undefined);
    const region = await screen.findByRole('region', { name: /^Accounts, with/ });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region).toHaveStyle({ overflowX: 'auto' });
    expect(within(region).getByText('nino0@lanes.example')).toHaveStyle({ overflowWrap: 'anywhere' });
    expect(within(region).getByText('2026-11-22').closest('time')).not.toHaveStyle({ whiteSpace: 'nowrap' });
  });

  const enterWithoutViews = async (): Promise<void> => {
    const dayList = [{ name: '2026-11-20', value: 0, value2: 0 }];
    await enterWith((call) => (call === 'statistic' ? { ...emptyStatistic, dayList } : nothingCounted(call, {})));
    await screen.findByRole('heading', { name: /^Accounts, with/ });
  };

  it('names no busiest day without views [SAL-9]', async () => {
    await enterWithoutViews();
    expect(screen.queryByText(/The busiest weekday/)).not.toBeInTheDocument();
  });

  it('shows "No data" by day if each day has no views [SAL-4]', async () => {
    await enterWithoutViews();
    const chart = screen.getByRole('figure', { name: 'Page views and visitors by day, Monday to Friday' });
    expect(chart).toHaveTextContent('No data');
  });

  it('shows "No data" in each chart and list without figures', async () => {
    await enterWith(nothingCounted);
    await screen.findByRole('heading', { name: /^Accounts, with/ });
    const full = screen.getAllByRole('figure').filter(({ textContent }) => !textContent.includes('No data'));
    expect(full.map((chart) => chart.getAttribute('aria-label'))).toEqual([]);
    const lists = screen.getAllByRole('heading', { level: 3, name: /^(News|Adverts|Platforms|Accounts)/ });
    expect(lists).toHaveLength(5);
    for (const list of lists) expect(list.closest('header')?.nextSibling).toHaveTextContent('No data');
    expect(screen.getAllByRole('table')).toEqual([screen.getByRole('table', { name: 'Customs tariffs' })]);
    expect(screen.queryByRole('button', { name: /^Figures \(CSV\)/ })).not.toBeInTheDocument();
  });
});
