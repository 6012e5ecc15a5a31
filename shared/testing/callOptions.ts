import { defaultPathNames } from '../contracts/calls';
import type { TransportOptions } from '../store';

/** Options of transports in tests, without `fetch`. */
export const callOptions: Omit<TransportOptions, 'fetch'> = {
  hosts: { main: '', car: '', tracking: '' },
  names: defaultPathNames,
  headers: () => ({}),
  token: () => '',
  timeZone: () => 'Asia/Tbilisi',
  traceId: 'trace-0001',
  now: () => 0,
  newId: () => 'request-0001',
  md5: () => '0'.repeat(32),
  timeoutMs: 60_000,
};
