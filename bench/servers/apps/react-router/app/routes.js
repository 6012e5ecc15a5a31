import { route } from '@react-router/dev/routes';

export default [
  route('kept/:page', './routes/page.jsx', { id: 'kept' }),
  route('fresh/:page', './routes/page.jsx', { id: 'fresh' }),
];
