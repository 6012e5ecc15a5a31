import type { Slot } from '@caravan/shared/contracts';
import { cardOf, homeOf, manifestOf, remoteOf } from '../../testing/manifests';
import type { LoadRecord } from '../../universal/remotes/remotes';
import { watchSlots } from './watchSlots';

const loadOf = ({ remote, part }: Slot, outcome: LoadRecord['outcome'] = 'ready'): LoadRecord => ({
  remote,
  part,
  version: 'v2',
  address: '',
  milliseconds: 20,
  outcome,
});

const home = homeOf('ranking');
const card = cardOf('account');
const manifest = manifestOf([remoteOf('ranking'), remoteOf('account')], { rendered: [home, card] });

let isDisplayed: boolean;
beforeEach(() => {
  isDisplayed = true;
  jest.useFakeTimers();
  // jsdom has no layout.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => Object.assign([], { length: isDisplayed ? 1 : 0, item: () => null }));
  document.body.innerHTML =
    '<div data-slot="ranking/home"><h1>Ranking</h1><div data-slot="account/Card"><div>Sign in</div></div></div>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const slot = (name: string): Element => document.querySelector(`[data-slot="${name}"]`) ?? document.body;

/** Watches the page, and returns the slots that were found empty after each call. */
const watch = (loads: readonly LoadRecord[], of: object = {}) => {
  const emptied: string[] = [];
  watchSlots({
    view: window,
    manifest: { ...manifest, ...of },
    loads,
    onEmptied: ({ remote, part }) => emptied.push(`${remote}/${part}`),
  });
  return async (): Promise<string[]> => {
    // Observers of mutations run before timers.
    await Promise.resolve();
    jest.advanceTimersByTime(5000);
    await Promise.resolve();
    jest.advanceTimersByTime(5000);
    return emptied;
  };
};

const bothLoads = [loadOf(home), loadOf(card)];

it('finds a page and a widget that have lost their content, once [MFE-13]', async () => {
  const check = watch(bothLoads);
  expect(await check()).toEqual([]);
  slot('account/Card').replaceChildren(document.createElement('div'));
  expect(await check()).toEqual(['account/Card']);
  slot('ranking/home').replaceChildren();
  expect(await check()).toEqual(['account/Card', 'ranking/home']);
  document.body.append(document.createElement('p'));
  expect(await check()).toEqual(['account/Card', 'ranking/home']);
});

it('finds a page that was empty from the start [MFE-13]', async () => {
  slot('ranking/home').replaceChildren();
  expect(await watch(bothLoads)()).toEqual(['ranking/home']);
});

it.each<readonly [string, readonly LoadRecord[], object, () => void]>([
  ['a widget that the server rendered without content', bothLoads, { blank: [card] }, () => undefined],
  ['a widget that the server did not render', bothLoads, { rendered: [home] }, () => undefined],
  [
    'a widget that the visitor has used',
    bothLoads,
    {},
    () => slot('account/Card').dispatchEvent(new Event('keydown', { bubbles: true })),
  ],
  ['a widget whose code is not loaded', [loadOf(home)], {}, () => undefined],
  ['a widget whose load failed', [loadOf(home), loadOf(card, 'evaluation')], {}, () => undefined],
  ['a slot that is not displayed', bothLoads, {}, () => (isDisplayed = false)],
])('counts nothing for %s [MFE-13]', async (_what, loads, of, prepare) => {
  const check = watch(loads, of);
  prepare();
  slot('account/Card').replaceChildren();
  expect(await check()).toEqual([]);
});

it('counts nothing for a slot with a picture or a skeleton [MFE-13]', async () => {
  const check = watch(bothLoads);
  const picture = document.createElement('img');
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 40, 30);
  slot('account/Card').replaceChildren(picture);
  expect(await check()).toEqual([]);
});

it('counts nothing for a slot that is empty for a moment [MFE-13]', async () => {
  watch(bothLoads);
  const emptied = watch(bothLoads);
  slot('account/Card').replaceChildren();
  await Promise.resolve();
  jest.advanceTimersByTime(1100);
  slot('account/Card').append('Sign in');
  expect(await emptied()).toEqual([]);
});
