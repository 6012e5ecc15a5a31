import { createRequestQueue, type ConnectionQueue } from './requestQueue';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const isWaiting = (): boolean => false;

/** Adds requests that note their names when they are answered. */
const create = () => {
  const answeredNames: string[] = [];
  const add = (to: ConnectionQueue, name: string, isDone = isWaiting): void =>
    to.add({ answer: () => answeredNames.push(name), isDone });
  return { queue: createRequestQueue(), answeredNames, add };
};

describe('a request queue', () => {
  it('answers a connection with one request before the many of another one [REL-3]', async () => {
    const { queue, answeredNames, add } = create();
    const [busy, honest] = [queue.connection(Number.POSITIVE_INFINITY), queue.connection(1)];
    for (let number = 0; number < 1000; number += 1) add(busy, 'busy');
    add(honest, 'honest');
    await nextTurn();
    expect(answeredNames.slice(0, 2)).toEqual(['busy', 'honest']);
  });

  it('lets the event loop read connections between two turns [REL-3]', async () => {
    const { queue, answeredNames, add } = create();
    const busy = queue.connection(Number.POSITIVE_INFINITY);
    for (let number = 0; number < 100; number += 1) add(busy, 'busy');
    await nextTurn();
    expect(answeredNames).toHaveLength(32);
    await nextTurn();
    expect(answeredNames).toHaveLength(64);
  });

  it('limits the concurrent requests of a connection', async () => {
    const { queue, answeredNames, add } = create();
    const connection = queue.connection(1);
    add(connection, 'first');
    add(connection, 'second');
    await nextTurn();
    await nextTurn();
    expect(answeredNames).toEqual(['first']);
    expect(connection.size()).toBe(2);
    connection.finish();
    await nextTurn();
    expect(answeredNames).toEqual(['first', 'second']);
  });

  it('skips requests that are done', async () => {
    const { queue, answeredNames, add } = create();
    const connection = queue.connection(1);
    add(connection, 'cancelled', () => true);
    add(connection, 'second');
    await nextTurn();
    expect(answeredNames).toEqual(['second']);
  });
});
