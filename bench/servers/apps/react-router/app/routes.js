import { route } from '@react-router/dev/routes';

export default [
  route('cached/:page', './routes/page.jsx', { id: 'cached' }),
  route('rendered/:page', './routes/page.jsx', { id: 'rendered' }),
];
