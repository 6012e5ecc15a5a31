/** @jest-environment node */
import { is } from 'valibot';
import { telephone } from './account';

it.each(['555 01 23 45', '+995 555 01 23 45', '(+995) 32 2-555-01.00', ' 123456 ', '1'.repeat(17)])(
  '%j is a telephone number',
  (written) => expect(is(telephone, written)).toBe(true),
);

it.each(['', '12345', '1'.repeat(18), 'call me', '555 01 23 45 x2', '555+01+23', `123456${' '.repeat(40)}7`])(
  '%j is no telephone number',
  (written) => expect(is(telephone, written)).toBe(false),
);
