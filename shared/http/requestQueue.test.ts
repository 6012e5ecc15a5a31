import { createRequestQueue, type ConnectionQueue } from './requestQueue';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const isWaiting = (): boolean => false;

/** Adds requests that note their names when they are answered. */
const create = () => {
  const answered: string[] = [];
  const add = (to: ConnectionQueue, name: string, isDone = isWaiting): void =>
    to.add({ answer: () => answered.push(name), isDone });
  return { queue: createRequestQueue(), answered, add };
};

describe('a request queue', () => {
  it('answers a connection with one request before the many of another one [REL-3]', async () => {
    const { queue, answered, add } = create();
    const [busy, honest] = [queue.connection(Number.POSITIVE_INFINITY), queue.connection(1)];
    for (let number = 0; number < 1000; number += 1) add(busy, 'busy');
    add(honest, 'honest');
    await turn();
    expect(answered.slice(0, 2)).toEqual(['busy', 'honest']);
  });

  it('lets the event loop read connections between two turns [REL-3]', async () => {
    const { queue, answered, add } = create();
    const busy = queue.connection(Number.POSITIVE_INFINITY);
    for (let number = 0; number < 100; number += 1) add(busy, 'busy');
    await turn();
    expect(answered).toHaveLength(32);
    await turn();
    expect(answered).toHaveLength(64);
  });

  it('limits the concurrent requests of a connection', async () => {
    const { queue, answered, add } = create();
    const one = queue.connection(1);
    add(one, 'first');
    add(one, 'second');
    await turn();
    await turn();
    expect(answered).toEqual(['first']);
    expect(one.size()).toBe(2);
    one.done();
    await turn();
    expect(answered).toEqual(['first', 'second']);
  });

  it('skips requests that are done', async () => {
    const { queue, answered, add } = create();
    const one = queue.connection(1);
    add(one, 'cancelled', () => true);
    add(one, 'second');
    await turn();
    expect(answered).toEqual(['second']);
  });
});
