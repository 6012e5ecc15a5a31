import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastRequest } from '@caravan/shared/site';

export interface Toast extends ToastRequest {
  readonly id: number;
  /**
   * Paths of the failed calls. The toast disappears when all of them are made again. Without paths, the code of a call did not arrive:
   * the toast disappears with the next call.
   */
  readonly calls?: readonly string[];
}

interface ToastsState {
  readonly next: number;
  readonly list: readonly Toast[];
}

const initialState: ToastsState = { next: 1, list: [] };

type ToastContent = Omit<Toast, 'id'>;

const isSame = (first: ToastContent, second: ToastContent): boolean =>
  first.text === second.text && first.tone === second.tone;

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** Shows one toast per cause (ERR-3). A new text for the same cause replaces the old one. */
    toastShown: ({ next, list }, { payload }: PayloadAction<ToastContent>): ToastsState => {
      const isReplaced = (toast: Toast): boolean =>
        isSame(toast, payload) || (payload.about !== undefined && toast.about === payload.about);
      const replaced = list.filter(isReplaced);
      const calls = [...new Set([...replaced.flatMap((toast) => toast.calls ?? []), ...(payload.calls ?? [])])];
      const [first] = replaced;
      const toast: Toast = {
        ...payload,
        ...(payload.calls && { calls }),
        id: first && isSame(first, payload) ? first.id : next,
      };
      const withoutReplaced = (toasts: readonly Toast[]): Toast[] => toasts.filter((each) => !isReplaced(each));
      const index = first ? list.indexOf(first) : list.length;
      return {
        next: Math.max(next, toast.id + 1),
        list: [...withoutReplaced(list.slice(0, index)), toast, ...withoutReplaced(list.slice(index))],
      };
    },
    /** Removes the message about a call's last failure when the call is made again. */
    callBegun: (state, { payload }: PayloadAction<string>): ToastsState => {
      if (!state.list.some(({ calls }) => calls?.length === 0 || calls?.includes(payload))) return state;
      const list = state.list.flatMap((toast) => {
        if (!toast.calls) return [toast];
        const calls = toast.calls.filter((path) => path !== payload);
        return calls.length > 0 ? [{ ...toast, calls }] : [];
      });
      return { ...state, list };
    },
    toastDismissed: (state, { payload }: PayloadAction<number>): ToastsState => ({
      ...state,
      list: state.list.filter(({ id }) => id !== payload),
    }),
  },
});

export const toastsReducer = toastsSlice.reducer;
export const { toastShown, toastDismissed, callBegun } = toastsSlice.actions;
