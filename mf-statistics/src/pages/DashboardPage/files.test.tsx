import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchFiles } from '@caravan/shared/testing';
import { platformStatistic, statistic } from '../../testing/dashboard';
import { clearStorage, enter, enterWith } from '../../testing/openDashboard';
import { savedText } from '../../testing/savedText';

beforeEach(clearStorage);

/** Saves the tables whose titles start with these texts, and returns the files. */
const saveOpened = async (titles: readonly string[]) => {
  const files = watchFiles();
  for (const title of titles) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Figures \\(CSV\\): ${title}`) }));
  }
  return Promise.all(
    files.map(async ({ name, content }) => ({ name, lines: (await savedText(content)).split('\r\n') })),
  );
};

/** Opens the dashboard and saves tables. Returns the saved files. */
const save = async (titles: readonly string[], address?: string) => {
  await enter(address);
  return saveOpened(titles);
};

describe('the saved tables', () => {
  it('are complete, with plain numbers and time zones [DSH-5]', async () => {
    const [accounts, news] = await save(['Accounts', 'News']);
    expect([accounts?.name, news?.name]).toEqual([
      'caravan-dashboard-accounts-2026-10-22-2026-11-21-en.csv',
      'caravan-dashboard-news-2026-10-22-2026-11-21-en.csv',
    ]);
    expect(accounts?.lines).toHaveLength(49);
    expect(accounts?.lines[1]).toBe(
      'CV100,Nino,Beridze,nino0@lanes.example,Kolkhi Lanes,Lilo Motors,2026-11-22T01:30:00+08:00,0,0,0,0,0',
    );
    expect(news?.lines).toContain("'=Prices in autumn,news-1,90,60");
  });

  it('have columns for accounts of platforms and sign-ins of accounts [SAL-9]', async () => {
    const [platforms, accounts] = await save(['Platforms, from the beginning', 'Accounts']);
    expect(platforms?.lines[0]).toContain(',Accounts,Signed in,Active,');
    expect(accounts?.lines[0]).toContain(',Sign-ins,Active sign-ins,');
  });

  it('of platforms differ in name from those of page views [DSH-5]', async () => {
    const files = await save(['Platforms, from the beginning', 'Platforms, 22 Oct']);
    expect(files.map(({ name }) => name)).toEqual([
      'caravan-dashboard-account-platforms-all-2026-10-22-2026-11-21-en.csv',
      'caravan-dashboard-account-platforms-range-2026-10-22-2026-11-21-en.csv',
    ]);
  });

  it('state source and date in the last row [SAL-6]', async () => {
    const files = await save(['News', 'Platforms, from the beginning', 'Accounts']);
    expect(files.map(({ lines }) => lines.slice(-3))).toEqual([
      ['', 'Source: tracking events of this site,22 Oct 2026 – 21 Nov 2026', ''],
      ['', 'Source: accounts of the platforms,21 Nov 2026', ''],
      ['', 'Source: accounts of the platforms,22 Oct 2026 – 21 Nov 2026', ''],
    ]);
  });

  it('say in title and last row which rows of a cut list they have [SAL-9]', async () => {
    const newsList = Array.from({ length: 100 }, (_, id) => ({ id: String(id), name: 'News', value: 9, value2: 1 }));
    await enterWith((call) => {
      if (call === 'platformStatistic') return { ...platformStatistic, total: 6_200 };
      return call === 'statistic' ? { ...statistic, newsList } : undefined;
    });
    const titles = ['News: the 100 most viewed', 'Accounts, with .*: the 45 newest of 6,200'];
    for (const title of titles) await screen.findByRole('heading', { name: new RegExp(`^${title}$`) });
    const files = await saveOpened(titles);
    expect(files.map(({ lines }) => lines.at(-2))).toEqual([
      'Source: tracking events of this site,22 Oct 2026 – 21 Nov 2026,the 100 most viewed',
      'Source: accounts of the platforms,22 Oct 2026 – 21 Nov 2026,"the 45 newest of 6,200"',
    ]);
  });

  it('say in name and source that their events are demonstration [SAL-10]', async () => {
    const [news] = await save(['News'], '/dashboard?events=demo');
    expect(news?.name).toBe('caravan-dashboard-demo-news-2026-10-22-2026-11-21-en.csv');
    expect(news?.lines.at(-2)).toBe('Source: demonstration events made for this site,22 Oct 2026 – 21 Nov 2026');
  });

  it('say that accounts are demonstration, as their section does [SAL-10]', async () => {
    await enterWith((call) => (call === 'platformStatistic' ? { ...platformStatistic, isDemo: true } : undefined));
    expect(await screen.findByText(/These are demonstration accounts/)).toBeInTheDocument();
    const [accounts] = await saveOpened(['Accounts']);
    expect(accounts?.name).toBe('caravan-dashboard-demo-accounts-2026-10-22-2026-11-21-en.csv');
    expect(accounts?.lines.at(-2)).toContain('Source: demonstration accounts made for this site,');
  });
});
