/** @jest-environment node */
import { is, pick } from 'valibot';
import { trackStatistic } from './track';

it('accepts statistics of an API that did not count all views yet', () =>
  expect(is(pick(trackStatistic.result, ['allPv', 'demoPv']), { demoPv: 1 })).toBe(true));
