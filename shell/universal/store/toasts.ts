import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastRequest } from '@caravan/shared/site';

export interface Toast extends ToastRequest {
  readonly id: number;
}

interface ToastsState {
  readonly next: number;
  readonly list: readonly Toast[];
}

const initialState: ToastsState = { next: 1, list: [] };

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** The same message for the same cause does not pile up (ERR-3). */
    toastShown: (state, { payload }: PayloadAction<ToastRequest>): ToastsState =>
      state.list.some(({ text, tone }) => text === payload.text && tone === payload.tone)
        ? state
        : { next: state.next + 1, list: [...state.list, { ...payload, id: state.next }] },
    toastDismissed: (state, { payload }: PayloadAction<number>): ToastsState => ({
      ...state,
      list: state.list.filter(({ id }) => id !== payload),
    }),
  },
});

export const toastsReducer = toastsSlice.reducer;
export const { toastShown, toastDismissed } = toastsSlice.actions;
