/** @jest-environment node */
import { is, pick } from 'valibot';
import { trackStatistic } from './track';

it('accepts statistics of an older API without the count of all views', () =>
  expect(is(pick(trackStatistic.result, ['allPv', 'demoPv']), { demoPv: 1 })).toBe(true));
