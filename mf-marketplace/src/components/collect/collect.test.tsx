import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { refused } from '@caravan/shared/testing';
import { watchedItems } from '../../state/collected';
import { signedIn, userOf } from '../../testing/fixtures';
import { answersLater, fails, renderSite } from '../../testing/renderSite';
import { SaveButton } from './SaveButton';
import { WatchButton } from './WatchButton';

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const heart = () => screen.getByRole('button', { name: 'Save Kia' });

/** Renders a watch button. The test answers its calls one by one. */
const openSlow = () => {
  const { answering, answer } = answersLater();
  const { calls } = renderSite(<WatchButton watchKey="7" name="Kia" />, { answering });
  return { answer, types: () => calls.map(({ parameter }) => parameter['type']) };
};

beforeEach(() => localStorage.clear());

describe('the watch button', () => {
  it('switches at once and sends 1 for on, 2 for off [DET-8]', async () => {
    const user = userEvent.setup();
    const { answer, types } = openSlow();
    await user.click(heart());
    expect(isOn('Save Kia')).toBe(true);
    expect(stored('item-collect')).toEqual(['7']);
    await answer(0, { watched: true });
    await user.click(heart());
    expect(isOn('Save Kia')).toBe(false);
    expect(stored('item-collect')).toEqual([]);
    await answer(1, { watched: false });
    expect(types()).toEqual([1, 2]);
  });

  it.each([
    ['fails', fails],
    ['is refused', refused(errorCodes.tooMany)],
  ])('switches only itself back if the call %s [DET-8]', async (_state, answer) => {
    localStorage.setItem('item-collect', '["3"]');
    const { calls } = renderSite(<WatchButton watchKey="7" name="Kia" />, { answers: { watch: answer } });
    await userEvent.setup().click(heart());
    await waitFor(() => expect(isOn('Save Kia')).toBe(false));
    expect(calls).toEqual([
      { call: 'watch', parameter: { clientId: '0123456789abcdef0123456789abcdef', type: 1, vehicleId: '7' } },
    ]);
    expect(stored('item-collect')).toEqual(['3']);
  });

  it('sends clicks in sequence and only the last of waiting ones [DET-8]', async () => {
    const user = userEvent.setup();
    const { answer, types } = openSlow();
    await user.click(heart());
    await user.click(heart());
    expect(types()).toEqual([1]);
    await answer(0, { watched: true });
    await waitFor(() => expect(types()).toEqual([1, 2]));
    await user.click(heart());
    await user.click(heart());
    await answer(1, { watched: false });
    expect(types()).toEqual([1, 2]);
    expect(isOn('Save Kia')).toBe(false);
  });

  it('ends in the state of the server if one click fails', async () => {
    const user = userEvent.setup();
    const { answer } = openSlow();
    await user.click(heart());
    await user.click(heart());
    await answer(0, { watched: true });
    await answer(1, undefined);
    await waitFor(() => expect(isOn('Save Kia')).toBe(true));
  });

  it('stays on if another tab adopts an older list during the call [DET-8]', async () => {
    const { answer } = openSlow();
    await userEvent.setup().click(heart());
    localStorage.setItem('item-collect', '[]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'item-collect' })));
    expect(isOn('Save Kia')).toBe(false);
    await answer(0, { watched: true });
    await waitFor(() => expect(isOn('Save Kia')).toBe(true));
    expect(stored('item-collect')).toEqual(['7']);
  });

  it('follows changes in other tabs', () => {
    openSlow();
    localStorage.setItem('item-collect', '["7"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'item-collect' })));
    expect(isOn('Save Kia')).toBe(true);
  });
});

describe('the list of the server', () => {
  it('replaces the local list except for newer clicks', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(5_000);
    watchedItems.ids.write(['gone']);
    await watchedItems.toggle('new', () => Promise.resolve(true));
    watchedItems.adopt(['elsewhere'], 4_999);
    expect(stored('item-collect')).toEqual(['new', 'elsewhere']);
    watchedItems.adopt(['elsewhere'], 5_001);
    expect(stored('item-collect')).toEqual(['elsewhere']);
  });
});

describe('the save button', () => {
  const open = (answer: unknown) => {
    const track = jest.fn();
    const { calls } = renderSite(<SaveButton advertId="402" name="Voltika" />, {
      answers: { collect: answer },
      site: { track },
    });
    return { calls, track };
  };
  const click = () => userEvent.setup().click(screen.getByRole('button', { name: 'Save Voltika' }));

  it('stores, sends and tracks each change after success [FRI-2]', async () => {
    const { calls, track } = open({ collected: true });
    await click();
    expect(isOn('Save Voltika')).toBe(true);
    expect(stored('ad-collect')).toEqual(['402']);
    await waitFor(() => expect(track.mock.calls).toEqual([['FINDER_ADV_COLLECT', { advId: '402', type: 1 }]]));
    await click();
    expect(isOn('Save Voltika')).toBe(false);
    expect(stored('ad-collect')).toEqual([]);
    await waitFor(() => expect(track).toHaveBeenLastCalledWith('FINDER_ADV_COLLECT', { advId: '402', type: 0 }));
    expect(calls.map(({ parameter }) => parameter['type'])).toEqual([1, 0]);
  });

  it('switches back and tracks nothing if the call fails [FRI-2]', async () => {
    const { track } = open(fails);
    await click();
    await waitFor(() => expect(isOn('Save Voltika')).toBe(false));
    expect(stored('ad-collect')).toEqual([]);
    expect(track).not.toHaveBeenCalled();
  });
});

const listed = (order: string[]) => ({ current: 1, size: 100, total: 0, data: [], cars: [], gone: [], order });

describe('a visitor who signs in', () => {
  it('sees the account’s list until the session ends', async () => {
    localStorage.setItem('item-collect', '["3"]');
    renderSite(<WatchButton watchKey="car:7" name="Kia" />, {
      answers: { watchList: listed(['car:7', 'vehicle:3']) },
      site: { session: { ...signedIn, user: userOf('nino') } },
    });
    await waitFor(() => expect(isOn('Save Kia')).toBe(true));
    expect(stored('item-collect')).toEqual(['3', 'car:7']);
    cleanup();
    renderSite(<WatchButton watchKey="car:7" name="Kia" />, { answers: { watchList: listed([]) } });
    await waitFor(() => expect(isOn('Save Kia')).toBe(false));
    expect(stored('item-collect')).toEqual([]);
  });
});

describe('a visitor who has signed out on a page without watch buttons', () => {
  beforeEach(() => {
    localStorage.setItem('item-collect', '["car:7"]');
    localStorage.setItem('caravan:account-list', 'true');
  });

  it('sees the browser’s list after a reload', async () => {
    const { calls } = renderSite(
      <>
        <WatchButton watchKey="car:7" name="Kia" />
        <WatchButton watchKey="car:8" name="Lada" />
      </>,
      { answers: { watchList: listed([]) } },
    );
    await waitFor(() => expect(isOn('Save Kia')).toBe(false));
    expect(stored('item-collect')).toEqual([]);
    expect(stored('caravan:account-list')).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('sees it when the browser is online again if the first call failed', async () => {
    const list: unknown[] = [undefined, listed([])];
    const { calls } = renderSite(<WatchButton watchKey="car:7" name="Kia" />, { answering: () => list.shift() });
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    expect(isOn('Save Kia')).toBe(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(isOn('Save Kia')).toBe(false));
    expect(calls).toHaveLength(2);
  });

  it('sees it with the next button if the first call failed', async () => {
    const { calls } = renderSite(<WatchButton watchKey="car:7" name="Kia" />, { answers: { watchList: fails } });
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    expect(isOn('Save Kia')).toBe(true);
    cleanup();
    renderSite(<WatchButton watchKey="car:7" name="Kia" />, { answers: { watchList: listed([]) } });
    await waitFor(() => expect(isOn('Save Kia')).toBe(false));
  });
});
