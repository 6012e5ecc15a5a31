import { createSlice } from '@reduxjs/toolkit';

/** The visitor's session as the layout needs it. */
interface SessionState {
  readonly loginShown: boolean;
}

const initialState: SessionState = { loginShown: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loginOpened: (state) => {
      state.loginShown = true;
    },
    loginClosed: (state) => {
      state.loginShown = false;
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { loginOpened, loginClosed } = sessionSlice.actions;
