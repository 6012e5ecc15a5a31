import { allCalls } from '../../api/src/testing/allCalls';
import { envelopeOf } from '../../api/src/testing/client';
import { pathOf } from '../../shared/contracts/calls';

/** A call that every visitor makes, signed anew each time. */
export const visitorsCall = (origin: string): RequestInit & { readonly address: string } => {
  const known = allCalls.find(({ name }) => name === 'newsList');
  if (!known) throw new Error('there is no such call');
  return {
    address: origin + pathOf(known.call),
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
    body: JSON.stringify(envelopeOf(known.example.parameter)),
  };
};
