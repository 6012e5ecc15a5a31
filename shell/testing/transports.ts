import { defaultPathNames } from '@caravan/shared/contracts/calls';
import { createTransport, type Transport, type TransportOptions } from '@caravan/shared/store';

/** How calls are sent in tests, all but the sending itself. */
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
  timeout: 60_000,
};

/** A transport whose server is `respond`. */
export const transportTo = (respond: () => Promise<Response>): Transport =>
  createTransport({ ...callOptions, fetch: respond });

/** A successful answer to a call. */
export const resultOf = (result: object): Response =>
  Response.json({ success: true, errors: [], result, traceId: 'trace-0001' });
