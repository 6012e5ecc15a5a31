import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { defaultPathNames, defineCall } from '../../contracts/calls';
import { callOptions } from '../../testing/callOptions';
import { createTransport, type TransportOptions } from '../transport';

/** An example of a call. */
export const carCall = defineCall({
  host: 'car',
  path: '/{product}/car/find',
  parameter: v.object({ brand: v.optional(v.string()), size: v.optional(v.number()) }),
  result: v.object({ cars: v.array(v.string()) }),
});

/** A request that the transport has sent. */
export interface SentRequest {
  readonly address: string;
  readonly init: RequestInit;
  readonly body: unknown;
}

/** Creates the body of an answer that the schema of `carCall` describes, with changes. */
export const answerOf = (change: object = {}): object => ({
  success: true,
  errors: [],
  result: { cars: ['Zeekr 7X'] },
  traceId: 'trace-0001',
  ...change,
});

/** Creates a transport whose server is `respond`. `sent` has its requests. */
export const transportTo = (respond: TransportOptions['fetch'], change: Partial<TransportOptions> = {}) => {
  const sent: SentRequest[] = [];
  const transport = createTransport({
    ...callOptions,
    hosts: { main: 'https://main.test', car: 'https://car.test', tracking: 'https://tracking.test' },
    names: { ...defaultPathNames, product: 'trucks' },
    headers: () => ({ lang: 'ge', currency: 'gel', 'access-token': 'token-1' }),
    token: () => 'token-1',
    now: () => 1_795_172_400_000,
    md5: (text) => createHash('md5').update(text).digest('hex'),
    ...change,
    fetch: (input, init = {}) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      sent.push({ address: input instanceof Request ? input.url : input.toString(), init, body });
      return respond(input, init);
    },
  });
  return { transport, sent };
};
