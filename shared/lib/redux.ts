// What sections use of redux, and so what the site shares.
export { createSlice } from '@reduxjs/toolkit';
export { createApi, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector } from 'react-redux';
