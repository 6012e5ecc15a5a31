import { createTransport, type Transport } from '@caravan/shared/store';
import { callOptions } from '@caravan/shared/testing';

/** Creates a transport whose requests `respond` answers. */
export const transportTo = (respond: () => Promise<Response>): Transport =>
  createTransport({ ...callOptions, fetch: respond });

/** Creates a successful answer to a call. */
export const resultOf = (result: object): Response =>
  Response.json({ success: true, errors: [], result, traceId: 'trace-0001' });
