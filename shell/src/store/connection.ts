import { createSlice } from '@reduxjs/toolkit';

/** Whether the last call came to an API: where it did not, what the page shows is the last that arrived (REL-2). */
const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isLost: false },
  reducers: {
    connectionLost: () => ({ isLost: true }),
    connectionFound: (state) => (state.isLost ? { isLost: false } : state),
  },
});

export const connectionReducer = connectionSlice.reducer;
export const { connectionLost, connectionFound } = connectionSlice.actions;
