import { inSpan } from '@caravan/shared/tracing';
import { recordSpans } from '@caravan/shared/tracing/testing';
import { trace } from '@opentelemetry/api';
import { createQueue, Overloaded } from './queue';

/** A queue whose tasks end when the test says. */
const openQueue = (concurrency: number, maxTasks: number) => {
  const add = createQueue(concurrency, maxTasks);
  const ends = new Map<string, () => void>();
  const start = (name: string, signal?: AbortSignal): Promise<string> =>
    add(() => new Promise((resolve) => ends.set(name, () => resolve(name))), signal);
  const startedNames = async (): Promise<string[]> => {
    await new Promise(setImmediate);
    return [...ends.keys()];
  };
  return { start, startedNames, end: (name: string) => ends.get(name)?.() };
};

it('bounds the tasks that run and those that wait [REL-3]', async () => {
  const { start, startedNames, end } = openQueue(2, 3);
  const [a] = [start('a'), start('b'), start('c')];
  await expect(start('d')).rejects.toThrow(Overloaded);
  expect(await startedNames()).toEqual(['a', 'b']);
  end('a');
  expect(await a).toBe('a');
  expect(await startedNames()).toEqual(['a', 'b', 'c']);
});

it('drops a task that is aborted while it waits, and runs another one instead [REL-3]', async () => {
  const { start, startedNames, end } = openQueue(1, 2);
  const visitor = new AbortController();
  void start('a');
  const dropped = start('b', visitor.signal);
  visitor.abort();
  await expect(dropped).rejects.toThrow(Overloaded);
  const c = start('c');
  end('a');
  expect(await startedNames()).toEqual(['a', 'c']);
  await expect(start('d', visitor.signal)).rejects.toThrow(Overloaded);
  end('c');
  expect(await c).toBe('c');
});

it('lets a task that runs go on when its signal aborts [REL-3]', async () => {
  const { start, startedNames, end } = openQueue(1, 2);
  const visitor = new AbortController();
  const a = start('a', visitor.signal);
  void start('b');
  await startedNames();
  visitor.abort();
  expect(await startedNames()).toEqual(['a']);
  end('a');
  expect(await a).toBe('a');
});

describe('with traces', () => {
  recordSpans();

  it('runs a task that waited in the trace of its caller [REL-7]', async () => {
    const add = createQueue(1, 9);
    const traceOf = (): Promise<string | undefined> =>
      inSpan('visit', {}, async (span) => {
        const inTask = await add(async () => trace.getActiveSpan()?.spanContext().traceId);
        return inTask === span.spanContext().traceId ? 'own' : inTask;
      });
    expect(await Promise.all([traceOf(), traceOf()])).toEqual(['own', 'own']);
  });
});

it('runs the next task after one that rejects', async () => {
  const add = createQueue(1, 9);
  await expect(add(() => Promise.reject(new Error('render')))).rejects.toThrow('render');
  expect(await add(async () => 'next')).toBe('next');
});
