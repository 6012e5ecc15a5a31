import { defaultPathNames } from '@caravan/shared/contracts/calls';
import { createTransport, type Transport, type TransportOptions } from '@caravan/shared/store';

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

/** Creates a transport whose requests `respond` answers. */
export const transportTo = (respond: () => Promise<Response>): Transport =>
  createTransport({ ...callOptions, fetch: respond });

/** Creates a successful answer to a call. */
export const resultOf = (result: object): Response =>
  Response.json({ success: true, errors: [], result, traceId: 'trace-0001' });
