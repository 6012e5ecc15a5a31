import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, type Prize, type PrizeInfo } from '@caravan/shared/contracts/calls';
import type { Site } from '@caravan/shared/site';
import { readSheets, refused, testHost } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../../api/api';
import { answersLater, renderSite } from '../../testing/renderSite';
import { texts } from '../../testing/texts';
import { page } from './PrizePage';

beforeAll(readSheets);

const DAY = 86_400;
const now = Date.UTC(2026, 10, 20, 12) / 1000;

const prize = (id: string, change: Partial<Prize> = {}): Prize => ({
  id,
  title: `Voucher ${id}`,
  image: '/media/accessories/tyres.svg',
  amount: 100,
  total: 15,
  left: 11,
  ...change,
});

const prizes = [prize('car', { amount: 1000 }), prize('tyres'), prize('care', { amount: null, left: 0 })];

const info = (change: Partial<PrizeInfo> = {}): PrizeInfo => ({
  prizeStatus: 1,
  count: 500,
  submitCount: 173,
  // Two days, three hours and four minutes, of which a second has passed.
  endTime: now + 2 * DAY + 3 * 3600 + 4 * 60 - 1,
  amount: null,
  prizeTip: 'Every entry wins.',
  titles: ['Who can enter', 'Your data'],
  details: ['Anyone of 18 or older.', 'Deleted after three months.'],
  prizes,
  ...change,
});

const person = { name: 'Nino', email: 'nino@example.com', telephone: '+995 599 123456', companyName: '' };

/** Renders the page. `prizeInfo` answers with one of `states` after the other and repeats the last. */
const open = (states: readonly PrizeInfo[], draw: unknown = { amount: 40 }, changes: Partial<Site> = {}) => {
  const left = [...states];
  const track = jest.fn();
  const site = renderSite(<page.Component />, {
    site: { track, ...changes },
    answering: (call) => {
      if (call === 'prizeInfo') return left.length > 1 ? left.shift() : left[0];
      return call === 'prizeList' ? prizes : draw;
    },
  });
  return { ...site, track };
};

const button = () => screen.getByRole('button', { name: 'Enter the draw' });
const ready = () => screen.findByRole('button', { name: 'Enter the draw' });
const timer = () => screen.getByRole('timer', { name: 'Time left' });
const storeEntries = (entries: object) => localStorage.setItem('MessageForm', JSON.stringify(entries));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the prize draw', () => {
  it('shows taken places, prizes and rules [PRI-1]', async () => {
    open([info()]);
    const bar = await screen.findByRole('progressbar', { name: '173 of 500 entries used' });
    expect(bar).toHaveAttribute('value', '173');
    expect(bar).toHaveAttribute('max', '500');
    expect(screen.getByText('Every entry wins.')).toBeInTheDocument();
    const rules = within(screen.getByRole('region', { name: 'Rules' }));
    expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Who can enterAnyone of 18 or older.',
      'Your dataDeleted after three months.',
    ]);
    const list = within(screen.getByRole('region', { name: 'Prizes' }));
    expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Voucher car$1,00011 of 15 left',
      'Voucher tyres$10011 of 15 left',
      'Voucher careNo PriceAll won',
    ]);
  });

  it('shows the prizes after one call on a navigation within the site [PRI-1]', async () => {
    let answer: (draw: PrizeInfo) => void = () => undefined;
    const { calls, context, wrapInHost } = testHost({
      part: api,
      texts: texts.en,
      answer: (call) => (call === 'prizeList' ? prizes : new Promise((resolve) => (answer = resolve))),
    });
    await page.load({ context, params: {}, url: new URL('http://site.test/prize') });
    // React renders the loaded data in a later task.
    await jest.advanceTimersByTimeAsync(1);
    render(wrapInHost(testRouter('/prize').view(<page.Component />)));
    const left = () => screen.getAllByText(/ left$/).map(({ textContent }) => textContent);
    expect(left()).toEqual(['11 of 15 left', '11 of 15 left']);
    await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['prizeList', 'prizeInfo']));
    // The answer of the draw has newer prizes.
    answer(info({ prizes: [prize('car', { left: 9 })] }));
    await waitFor(() => expect(left()).toEqual(['9 of 15 left']));
    expect(calls).toHaveLength(2);
  });

  it('counts down days, hours and minutes [PRI-1]', async () => {
    open([info()]);
    expect(await screen.findByText('22 November 2026, 19:03')).toBeInTheDocument();
    expect(timer()).toHaveTextContent(/^2 days\s*3 hours\s*4 minutes$/);
    act(() => jest.advanceTimersByTime(59_000));
    expect(timer()).toHaveTextContent(/^2 days\s*3 hours\s*3 minutes$/);
    act(() => jest.advanceTimersByTime(3 * 60_000));
    expect(timer()).toHaveTextContent(/^2 days\s*3 hours\s*0 minutes$/);
  });

  it('labels marked prizes as examples above the ticket [SAL-10]', async () => {
    open([info({ prizes: [prize('tyres', { isDemo: true })] })]);
    const note = await screen.findByText(/^Demo: this draw and its prizes are examples/);
    expect(note.compareDocumentPosition(await ready())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows no example label for real prizes [SAL-10]', async () => {
    open([info()]);
    await ready();
    expect(screen.queryByText(/examples/)).not.toBeInTheDocument();
  });

  it('labels example prizes without a draw [SAL-10]', async () => {
    renderSite(<page.Component />, {
      answering: (call) => (call === 'prizeList' ? [prize('tyres', { isDemo: true })] : undefined),
    });
    const list = within(screen.getByRole('region', { name: 'Prizes' }));
    expect(await list.findByText(/^Demo: this draw and its prizes are examples/)).toBeInTheDocument();
  });

  it('reports that there is no draw', async () => {
    open([info({ prizeStatus: 0, endTime: null, count: 0, submitCount: 0, titles: [], details: [] })]);
    expect(await screen.findByText('There is no prize draw at the moment')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enter the draw' })).not.toBeInTheDocument();
  });
});

describe('the ticket', () => {
  it.each([
    ['all prizes are won', { submitCount: 500 }, 'All prizes of this draw have been won.'],
    ['it is over', { endTime: now - 1 }, 'This draw is over.'],
    ['it has not begun', {}, 'This draw is not open at the moment.'],
  ])('is closed at status 0, because %s [PRI-2]', async (_reason, change, text) => {
    open([info({ prizeStatus: 0, ...change })]);
    expect(await ready()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('closes when the countdown ends [PRI-2]', async () => {
    open([info({ endTime: now + 90 })]);
    expect(await ready()).not.toHaveAttribute('aria-disabled');
    button().focus();
    act(() => jest.advanceTimersByTime(90_000));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveFocus();
    expect(screen.getByText('This draw is over.')).toBeInTheDocument();
  });

  it('closes by the host’s clock, not the visitor’s [PRI-2]', async () => {
    jest.setSystemTime((now + 7200) * 1000);
    open([info({ endTime: now + 3600 })], undefined, { now: () => Date.now() - 7_200_000 });
    expect(await ready()).not.toHaveAttribute('aria-disabled');
    expect(timer()).toHaveTextContent(/^0 days\s*1 hour\s*0 minutes$/);
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the won amount at status 2 [PRI-2]', async () => {
    open([info({ prizeStatus: 2, amount: 250 })]);
    expect(await screen.findByRole('heading', { name: 'You have won $250' })).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['Voucher car', 1000, 1],
    ['Voucher tyres', 100, 0],
  ])('names the prize and links to cars for the car prize only: %s [PRI-2]', async (name, amount, links) => {
    open([info({ prizeStatus: 2, amount })]);
    const ticket = within(await screen.findByRole('region', { name: 'Your entry' }));
    expect(await ticket.findByText(name)).toBeInTheDocument();
    expect(ticket.getByText(/^We will send the voucher to your e-mail address\./)).toBeInTheDocument();
    expect(ticket.queryAllByRole('link', { name: 'Find a car to use it on' })).toHaveLength(links);
  });

  it('sends the stored form once and tracks draw and stay [PRI-2] [TRK-2]', async () => {
    storeEntries({ ...person, offers: {} });
    const visitor = { clientId: '0123456789abcdef0123456789abcdef', identityId: '9001' };
    const wonDraw = info({ prizeStatus: 2, amount: 40 });
    const { lastParameter, track } = open([info(), wonDraw], { amount: 40 }, { visitor: () => visitor });
    await user().dblClick(await ready());
    const result = await screen.findByRole('heading', { name: 'You have won $40' });
    expect(lastParameter('drawPrize')).toEqual({ ...person, ...visitor });
    expect(result).toHaveFocus();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false })));
    expect(track.mock.calls).toEqual([
      ['FINDER_DRAW_PRIZE', { amount: 40 }],
      ['FINDER_PRIZE_STAY', expect.anything(), 'http://localhost/home'],
    ]);
    expect(screen.queryByRole('button', { name: 'Enter the draw' })).not.toBeInTheDocument();
  });

  it('reports missing and invalid values and does not draw [PRI-2]', async () => {
    storeEntries({ ...person, name: '', telephone: '12' });
    const { calls } = open([info()]);
    await user().click(await ready());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Required field');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeInvalid();
    expect(calls.some(({ call }) => call === 'drawPrize')).toBe(false);
    await user().type(screen.getByRole('textbox', { name: 'Name' }), 'Nino');
    await user().type(screen.getByRole('textbox', { name: 'Phone' }), '3456');
    expect(JSON.parse(localStorage.getItem('MessageForm') ?? '')).toMatchObject({ name: 'Nino', telephone: '123456' });
    await user().click(button());
    expect(await screen.findByRole('heading', { name: 'You have won $40' })).toBeInTheDocument();
  });

  it('shows the prize won in another tab if a second draw is refused [PRI-3]', async () => {
    storeEntries(person);
    const { track } = open([info(), info({ prizeStatus: 2, amount: 250 })], refused(errorCodes.enteredBefore));
    await user().click(await ready());
    expect(await screen.findByRole('heading', { name: 'You have won $250' })).toHaveFocus();
    expect(track).not.toHaveBeenCalledWith('FINDER_DRAW_PRIZE', expect.anything());
  });

  it('keeps the focus on a failed status and retries [SHELL-20]', async () => {
    storeEntries(person);
    const { answering, answer, count } = answersLater('prizeInfo');
    const { calls, withSite } = renderSite(<page.Component />, { answering, answers: { prizeList: prizes } });
    await answer(0, info());
    await ready();
    await withSite({ visitor: () => ({ clientId: 'b'.repeat(32) }) });
    await answer(1, undefined);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status')).toHaveTextContent('We could not check whether you can enter. Please try again.');
    await user().click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveTextContent('Try again');
    await answer(2, info());
    expect(await ready()).toHaveFocus();
    expect(count()).toBe(3);
    expect(calls.map(({ call }) => call)).not.toContain('drawPrize');
  });

  // An unhandled rejection fails the test.
  it('makes no call after the visitor has left the page [PRI-2]', async () => {
    storeEntries(person);
    let answer: (amount: unknown) => void = () => undefined;
    const { calls, track } = open([info()], new Promise((resolve) => (answer = resolve)));
    await user().click(await ready());
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('drawPrize'));
    cleanup();
    answer({ amount: 40 });
    await waitFor(() => expect(track).toHaveBeenCalledWith('FINDER_DRAW_PRIZE', { amount: 40 }));
    expect(calls.filter(({ call }) => call === 'prizeInfo')).toHaveLength(1);
  });

  it('stays open with its values if the address was used before [PRI-3]', async () => {
    storeEntries(person);
    const { calls } = open([info()], refused(errorCodes.enteredBefore));
    await user().click(await ready());
    await waitFor(() => expect(calls.filter(({ call }) => call === 'prizeInfo')).toHaveLength(2));
    expect(await ready()).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nino@example.com');
    expect(screen.queryByText(/You have won/)).not.toBeInTheDocument();
  });
});
