import { defaultPathNames } from '@caravan/shared/contracts/calls';
import { createTransport, type Transport } from '@caravan/shared/store';

/** A transport whose server is `respond`. */
export const transportTo = (respond: () => Promise<Response>): Transport =>
  createTransport({
    hosts: { main: '', car: '', tracking: '' },
    names: defaultPathNames,
    headers: () => ({}),
    token: () => '',
    timeZone: 'Asia/Tbilisi',
    traceId: 'trace-0001',
    now: () => 0,
    newId: () => 'request-0001',
    md5: () => '',
    fetch: respond,
    timeout: 60_000,
  });

/** A successful answer to a call. */
export const resultOf = (result: object): Response =>
  Response.json({ success: true, errors: [], result, traceId: 'trace-0001' });
