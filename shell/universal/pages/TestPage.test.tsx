import { act, screen, within } from '@testing-library/react';
import { CONTRACT_VERSION } from '@caravan/shared/contracts';
import { manifestOf, remoteOf } from '../../testing/manifests';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';

const { source } = sourceOf([]);
const { fetch: before } = globalThis;
afterEach(() => {
  globalThis.fetch = before;
});

it.each([
  ['2999-01-01T00:00:00.000Z', /^2999-01-01$/],
  ['2020-01-01T00:00:00.000Z', /^2020-01-01: it has expired\. .*npm run renew/],
  [null, /^—: it has expired\. /],
])('shows that the registry of the server expires at %p [MFE-21]', async (expires, text) => {
  const fetchHealth = jest.fn(async () => Response.json({ ok: true, registry: { sequence: 7, expires } }));
  globalThis.fetch = fetchHealth;
  await renderSite('/test', manifestOf([remoteOf('ranking')]), source);
  expect(await screen.findByText(text, { selector: 'dd span' })).toBeVisible();
  expect(fetchHealth).toHaveBeenCalledWith('/health', expect.anything());
});

describe('a rollout', () => {
  const version = (name: string, change: object = {}) => ({
    version: name,
    served: 900,
    reported: 850,
    views: 800,
    failed: 2,
    renderFailed: 0,
    ended: 0,
    p75: { lcp: 1374, inp: null, cls: 62, longTasks: 10 },
    ...change,
  });
  const rollout = {
    remote: 'ranking',
    percent: 10,
    isPaused: false,
    nextAt: '2026-11-26T09:30:00.000Z',
    current: version('abc'),
    candidate: version('def', { served: 100, reported: 90, views: 80, failed: 8 }),
  };
  const open = async (lang: 'en' | 'ge', state: object = {}) => {
    globalThis.fetch = jest.fn(async (address) =>
      Response.json(address === '/rollouts.json' ? [{ ...rollout, ...state }] : {}),
    );
    await renderSite('/test', manifestOf([remoteOf('ranking')], { lang }), source);
  };
  const rows = async (caption: RegExp): Promise<string[][]> => {
    const table = await screen.findByRole('table', { name: caption });
    return within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
  };

  it('shows both versions side by side [MFE-13]', async () => {
    await open('en');
    const shown = await rows(/^ranking: both versions/);
    expect(shown[0]).toEqual(['Measure', 'Current version abc', 'New version def']);
    expect(shown).toContainEqual(['Of these failed', '2 (0.3%)', '8 (10%)']);
    expect(shown).toContainEqual(['Largest paint (LCP) at the 75th percentile', '1,374 ms', '1,374 ms']);
    expect(shown).toContainEqual(['Layout shift (CLS) at the 75th percentile', '0.062', '0.062']);
    expect(shown).toContainEqual(['Response to a press (INP) at the 75th percentile', '—', '—']);
    expect(screen.getByText('26 Nov 2026, 13:30')).toBeVisible();
  });

  it('is shown in Georgian [MFE-13, SHELL-11]', async () => {
    await open('ge', { nextAt: null });
    expect((await rows(/^ranking: ორივე ვერსია/))[0]).toEqual([
      'მაჩვენებელი',
      'მოქმედი ვერსია abc',
      'ახალი ვერსია def',
    ]);
  });

  it('says that a person has paused it [MFE-13]', async () => {
    await open('en', { nextAt: null, isPaused: true });
    expect(await screen.findByText('never: a person has paused it')).toBeVisible();
  });

  it('is not shown while none runs', async () => {
    globalThis.fetch = jest.fn(async () => Response.json([]));
    await act(() => renderSite('/test', manifestOf([remoteOf('ranking')]), source));
    expect(screen.queryByRole('heading', { name: 'Rollouts under way' })).toBeNull();
  });
});

describe('the table of remotes', () => {
  const open = async () => {
    globalThis.fetch = async () => Response.json({});
    await renderSite('/test', manifestOf([remoteOf('ranking')]), source);
    return within(screen.getByRole('table', { name: 'Remotes' }));
  };

  it('has health and load time beside the name [SHELL-23]', async () => {
    const heads = (await open()).getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Name', 'Health', 'Load time']);
  });

  it('has version, contract, address and last load, and the libraries in use [SHELL-23]', async () => {
    const row = (await open()).getByRole('row', { name: /^ranking/ });
    for (const text of ['v2', String(CONTRACT_VERSION), '/remotes/ranking/entry.v2.js', 'not loaded in this page view'])
      expect(within(row).getByRole('cell', { name: text })).toBeVisible();
    expect(screen.getByRole('row', { name: /^react/ })).toHaveTextContent('19.3.1');
    expect(screen.queryByRole('table', { name: 'Overrides in force' })).toBeNull();
  });

  it('shows by the time of Tbilisi since when a version runs [SHELL-23]', async () => {
    const since = (await open()).getByText('20 Nov 2026, 14:00');
    expect(since).toHaveAttribute('datetime', '2026-11-20T10:00:00.000Z');
  });
});

it('names the overrides of the browser [SHELL-23]', async () => {
  globalThis.fetch = async () => Response.json({});
  const override = { ...remoteOf('account'), version: 'mine', base: 'http://127.0.0.1:5173/remotes/account/', at: 7 };
  await renderSite('/test', manifestOf([remoteOf('ranking'), override]), source);
  const table = within(screen.getByRole('table', { name: 'Overrides in force' }));
  expect(table.getByText('http://127.0.0.1:5173/remotes/account/')).toBeVisible();
  expect(table.queryByText('ranking')).toBeNull();
});
