import { act, renderHook } from '@testing-library/react';
import { callBegun, toastDismissed, toastShown, toastsReducer, type Toast } from './toasts';
import { useFadingToasts } from './useFadingToasts';

const start = toastsReducer(undefined, { type: 'start' });
const shown = (...texts: string[]) =>
  texts.reduce((state, text) => toastsReducer(state, toastShown({ tone: 'error', text })), start);
const textsOf = ({ list }: typeof start) => list.map(({ text }) => text);

describe('messages', () => {
  it('appear once for the same cause [ERR-3]', () => {
    expect(textsOf(shown('Network error', 'Too many', 'Network error', 'Network error'))).toEqual([
      'Network error',
      'Too many',
    ]);
  });

  it('appear again after they were dismissed [ERR-3]', () => {
    const two = shown('Network error', 'Too many');
    const dismissed = toastsReducer(two, toastDismissed(two.list[0]?.id ?? 0));
    expect(textsOf(dismissed)).toEqual(['Too many']);
    const shownAgain = toastsReducer(dismissed, toastShown({ tone: 'error', text: 'Network error' }));
    expect(shownAgain.list.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('replace the message about the same subject, whatever its tone', () => {
    const failed = toastsReducer(
      shown('Network error'),
      toastShown({ tone: 'error', text: 'Failed', about: 'avatar' }),
    );
    const sent = toastsReducer(failed, toastShown({ tone: 'success', text: 'Uploaded', about: 'avatar' }));
    expect(textsOf(sent)).toEqual(['Network error', 'Uploaded']);
    expect(sent.list.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('of a failed call disappear when all such calls are made again', () => {
    const fail = (path: string) => toastShown({ tone: 'error', text: 'Network error', calls: [path] });
    const bothFailed = [fail('/a'), fail('/b'), fail('/a')].reduce(toastsReducer, start);
    expect(textsOf(bothFailed)).toEqual(['Network error']);
    const afterFirst = toastsReducer(bothFailed, callBegun('/a'));
    expect(textsOf(afterFirst)).toEqual(['Network error']);
    expect(textsOf(toastsReducer(afterFirst, callBegun('/b')))).toEqual([]);
    expect(toastsReducer(shown('Failed'), callBegun('/a'))).toEqual(shown('Failed'));
  });

  it('of a call whose code did not arrive disappear with the next call', () => {
    const failed = toastsReducer(undefined, toastShown({ tone: 'error', text: 'Network error', calls: [] }));
    expect(textsOf(toastsReducer(failed, callBegun('/a')))).toEqual([]);
  });

  it('with the same text but another tone are two', () => {
    const state = toastsReducer(shown('Done'), toastShown({ tone: 'success', text: 'Done' }));
    expect(state.list).toHaveLength(2);
  });
});

describe('messages that fade', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const toast = (id: number, tone: Toast['tone']): Toast => ({ id, tone, text: `text ${id}` });

  it('disappear one after the other, except errors', () => {
    const dismiss = jest.fn();
    const first = [toast(1, 'error'), toast(2, 'success'), toast(3, 'info')];
    const { rerender } = renderHook(({ list }) => useFadingToasts(list, dismiss), { initialProps: { list: first } });
    act(() => jest.advanceTimersByTime(5999));
    expect(dismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(dismiss.mock.calls).toEqual([[2]]);
    rerender({ list: [toast(1, 'error'), toast(3, 'info')] });
    act(() => jest.advanceTimersByTime(6000));
    expect(dismiss.mock.calls).toEqual([[2], [3]]);
    rerender({ list: [toast(1, 'error')] });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('disappear in time although new ones arrive', () => {
    const dismiss = jest.fn();
    const { rerender } = renderHook(({ list }) => useFadingToasts(list, dismiss), {
      initialProps: { list: [toast(1, 'success')] },
    });
    act(() => jest.advanceTimersByTime(5000));
    rerender({ list: [toast(1, 'success'), toast(2, 'success')] });
    act(() => jest.advanceTimersByTime(1000));
    expect(dismiss.mock.calls).toEqual([[1]]);
  });
});
