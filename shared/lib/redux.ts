// What sections and shell use of redux, and so what the site shares.
export {
  combineReducers,
  configureStore,
  createAction,
  createAsyncThunk,
  createDynamicMiddleware,
  createEntityAdapter,
  createListenerMiddleware,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
} from '@reduxjs/toolkit';
export { createApi, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
