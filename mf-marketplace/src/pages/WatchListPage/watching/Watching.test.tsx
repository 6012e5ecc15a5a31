import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WatchMessage } from '@caravan/shared/contracts/calls';
import { Activity } from 'react';
import type { Site } from '@caravan/shared/site';
import { signedIn, userOf } from '../../../testing/fixtures';
import { answersLater, renderSite, type Answers, type SiteOptions } from '../../../testing/renderSite';
import { Watching } from './Watching';
import { WatchingLink } from './WatchingLink';

const car = { kind: 'car', id: '100001' } as const;
const message: WatchMessage = {
  id: 7,
  day: '2026-11-20',
  isRead: false,
  country: 'georgia',
  changes: [
    { what: 'price', ...car, name: '2021 BYD Han', before: 20_000, after: 19_500 },
    { what: 'price', kind: 'vehicle', id: '200001', name: '2018 Toyota Prius', before: 9_000, after: 9_500 },
    { what: 'boundary', ...car, id: '100002', name: '2020 Kia K5', lastDay: '2026-12-02', change: 600, isExact: false },
    { what: 'boundary', ...car, id: '100006', name: '2017 Kia K4', lastDay: '2026-12-02', change: -600 },
    { what: 'boundary', ...car, id: '100003', name: '2016 Kia K3', lastDay: '2026-12-02', change: null },
    { what: 'gone', ...car, id: '100004', name: '2022 Zeekr 001' },
  ],
  matches: [
    {
      name: 'SUV',
      address: '/cars?body=suv',
      country: 'georgia',
      total: 12,
      items: [{ ...car, id: '100005', name: '2022 BYD Tang', price: 17_900 }],
    },
  ],
};
const search = { id: 3, list: 'cars', name: 'SUV', address: '/cars?body=suv', savedAt: 1 };
const overview = (messages: object = {}) => ({
  searches: [search],
  messages: { on: true, email: 'nino@example.com', unread: 1, latest: [message], ...messages },
});

const open = (
  watching: unknown = overview(),
  site: Partial<Site> = { session: signedIn },
  answering?: SiteOptions['answering'],
) => {
  const answers: Answers = {
    overview: watching,
    switchMessages: { on: false },
    readMessages: { success: true },
    renameSearch: { success: true },
    deleteSearch: { success: true },
  };
  return renderSite(
    <>
      <WatchingLink />
      <Watching />
    </>,
    { address: '/watch-list', answers, site, ...(answering && { answering }) },
  );
};
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const countOverviewCalls = (calls: readonly { readonly call: string }[]) =>
  calls.filter(({ call }) => call === 'overview').length;

describe('messages on the watch list', () => {
  it('say what changed [MKT-4]', async () => {
    open();
    const lines = within(await screen.findByRole('article')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '2021 BYD Han: Cleared in Tbilisi: was $20,000, now $19,500.',
      '2018 Toyota Prius: Price: was $9,000, now $9,500.',
      '2020 Kia K5: Last day to order: 2 Dec 2026. After that it costs up to $600 more cleared.',
      '2017 Kia K4: Order after 2 Dec 2026 to pay $600 less cleared.',
      '2016 Kia K3: Last day to order: 2 Dec 2026. After that it can no longer be imported.',
      '2022 Zeekr 001: It has been sold or is no longer offered.',
      expect.stringContaining('New for “SUV”: 12'),
      '2022 BYD Tang: Cleared in Tbilisi $17,900',
    ]);
    expect(screen.getByRole('link', { name: '2021 BYD Han' })).toHaveAttribute('href', '/car/model/detail/100001');
    expect(screen.getByRole('link', { name: '2018 Toyota Prius' })).toHaveAttribute('href', '/detail/200001');
    expect(screen.getByRole('link', { name: 'New for “SUV”: 12' })).toHaveAttribute('href', '/cars?body=suv');
  });

  it('are counted at the top of the page until they are read [MKT-4]', async () => {
    const { lastParameter, calls } = open();
    expect(await screen.findByText('1 new')).toBeVisible();
    await click('Mark as read');
    expect(lastParameter('readMessages')).toEqual({ upTo: 7 });
    await waitFor(() => expect(countOverviewCalls(calls)).toBe(2));
  });

  it('keep the focus when they are marked as read [SHELL-20]', async () => {
    const read = { unread: 0, latest: [{ ...message, isRead: true }] };
    const answers = [overview(), overview(read)];
    open(undefined, { session: signedIn }, (call) => (call === 'overview' ? answers.shift() : undefined));
    await click('Mark as read');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Messages' }).closest('[tabindex]')).toHaveFocus();
  });

  it('show no mark if all are read [MKT-4]', async () => {
    open(overview({ unread: 0, latest: [{ ...message, isRead: true }] }));
    await screen.findByRole('article');
    expect(screen.queryByText(/new$/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
  });

  it.each([
    [true, 'Turn off messages'],
    [false, 'Turn on messages'],
  ])('change their state by one click if they are on: %s [MKT-4]', async (isOn, name) => {
    const { lastParameter, calls } = open(overview({ on: isOn }));
    expect(await screen.findByText(/nino@example\.com/)).toBeVisible();
    await click(name);
    expect(lastParameter('switchMessages')).toEqual({ on: !isOn, country: 'georgia' });
    await waitFor(() => expect(countOverviewCalls(calls)).toBe(2));
  });

  it.each([{ language: 'ge' }, { country: 'azerbaijan' }])(
    'offer the choices of the page in place of %p [MKT-4]',
    async (other) => {
      const { lastParameter, calls } = open(overview({ language: 'en', country: 'georgia', ...other }));
      await click('Use those of this page');
      expect(lastParameter('switchMessages')).toEqual({ on: true, country: 'georgia' });
      await waitFor(() => expect(countOverviewCalls(calls)).toBe(2));
      expect(document.body).not.toHaveFocus();
    },
  );

  it.each([{}, { on: false, language: 'ge' }])('offer no other choices for %p', async (same) => {
    open(overview({ language: 'en', country: 'georgia', ...same }));
    expect(await screen.findByText(/nino@example\.com/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use those of this page' })).not.toBeInTheDocument();
  });

  it('need a sign-in', async () => {
    const login = jest.fn();
    const { calls } = open(overview(), { open: login });
    await click('Sign in to save searches and get messages');
    expect(login).toHaveBeenCalledWith('login');
    expect(calls).toEqual([]);
  });
});

describe('saved searches on the watch list', () => {
  it('link to their results [MKT-4]', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'SUV' })).toHaveAttribute('href', '/cars?body=suv');
  });

  it('are renamed [MKT-4]', async () => {
    const { lastParameter } = open();
    await click('Rename SUV');
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Family car');
    await click('Save');
    expect(lastParameter('renameSearch')).toEqual({ id: 3, name: 'Family car' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename SUV' })).toHaveFocus());
  });

  it('are deleted [MKT-4]', async () => {
    const { lastParameter, calls } = open();
    await click('Delete SUV');
    expect(lastParameter('deleteSearch')).toEqual({ id: 3 });
    await waitFor(() => expect(countOverviewCalls(calls)).toBe(2));
    expect(screen.getByRole('region', { name: 'Saved searches' })).toHaveFocus();
  });

  it.each([
    ['deleteSearch', ['Delete SUV']],
    ['renameSearch', ['Rename SUV', 'Save']],
  ])('leave the focus where the visitor has moved on: %s [SHELL-20]', async (call, buttons) => {
    const { answering, answer } = answersLater(call);
    const { calls } = open(overview(), { session: signedIn }, answering);
    for (const name of buttons) await click(name);
    const link = screen.getByRole('link', { name: 'Messages and saved searches' });
    link.focus();
    await answer(0, { success: true });
    await waitFor(() => expect(countOverviewCalls(calls)).toBe(2));
    expect(screen.getByRole('button', { name: 'Rename SUV' })).toBeVisible();
    expect(link).toHaveFocus();
  });
});

it.each([
  ['deletes one search', 'Delete SUV', 'deleteSearch'],
  ['switches messages once', 'Turn off messages', 'switchMessages'],
])('%s at a double click', async (_title, name, call) => {
  const { calls } = open();
  await click(name);
  await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));
  // The first click has changed the page, so that the second one hits another button in the same place.
  fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
  await click('Mark as read');
  await waitFor(() => expect(calls.at(-1)?.call).toBe('overview'));
  expect(calls.filter((each) => each.call === call)).toHaveLength(1);
});

const siteOf = (id: string): Partial<Site> => ({ session: { ...signedIn, user: userOf(id) } });
const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <WatchingLink />
    <Watching />
  </Activity>
);

/** Opens the page of the first account. `second` answers the second call. */
const openAccount = async (second: unknown) => {
  let callCount = 0;
  const { calls, withSite } = renderSite(page('visible'), {
    answering: () => ((callCount += 1) === 1 ? overview() : second),
  });
  await withSite(siteOf('nino'));
  await screen.findByText(/nino@example\.com/);
  return { calls, withSite };
};
const never = new Promise(() => undefined);

describe('the page after a change of account', () => {
  it('shows nothing of the previous account and fetches the messages once [SHELL-14]', async () => {
    const { calls, withSite } = await openAccount(overview({ email: 'gia@example.com', unread: 2 }));
    await withSite(siteOf('gia'));
    expect(screen.queryByText(/nino@example\.com/)).not.toBeInTheDocument();
    expect(screen.queryByText('1 new')).not.toBeInTheDocument();
    expect(await screen.findByText(/gia@example\.com/)).toBeVisible();
    expect(screen.getByText('2 new')).toBeVisible();
    expect(countOverviewCalls(calls)).toBe(2);
  });

  it('shows nothing of the previous account during the call and after a failure [SHELL-14]', async () => {
    let fail: (answer?: unknown) => void = () => undefined;
    const { withSite } = await openAccount(new Promise((resolve) => (fail = resolve)));
    await withSite(siteOf('gia'));
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByText('1 new')).not.toBeInTheDocument();
    fail();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('1 new')).not.toBeInTheDocument();
  });
});

describe('the page after the visitor has left it', () => {
  it('shows the next account nothing of the previous account [SHELL-14]', async () => {
    const { withSite } = await openAccount(never);
    await withSite(siteOf('nino'), page('hidden'));
    await withSite({}, page('hidden'));
    await withSite({});
    await withSite(siteOf('gia'));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
    expect(screen.queryByText(/nino@example\.com/)).not.toBeInTheDocument();
    expect(screen.queryByText('1 new')).not.toBeInTheDocument();
  });

  it('shows the same account its last answer at once [PERF-10]', async () => {
    const { withSite } = await openAccount(never);
    await withSite(siteOf('nino'), page('hidden'));
    await withSite(siteOf('nino'));
    expect(screen.getByText(/nino@example\.com/)).toBeVisible();
  });
});
