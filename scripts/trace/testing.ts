import type { ReceivedSpan } from './receiver';

/** Returns a span whose name is its id. */
export const spanOf = (id: string, parent: string, start: number, end: number): ReceivedSpan => ({
  traceId: 'trace',
  id,
  parent,
  service: 'shell',
  name: id,
  isRequest: false,
  start,
  end,
  attributes: {},
});
