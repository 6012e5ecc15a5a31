// The names of redux that remotes use.
export { createSlice } from '@reduxjs/toolkit';
export { createApi, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector } from 'react-redux';
