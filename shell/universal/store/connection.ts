import { createSlice } from '@reduxjs/toolkit';

/** Whether the last call reached the API. If not, the page shows the last data that arrived (REL-2). */
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
