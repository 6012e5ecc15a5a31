import { createTurns, Overloaded } from './turns';

/** Pieces of work that are begun by their turn and ended by hand. */
const open = (atOnce: number, most: number) => {
  const take = createTurns(atOnce, most);
  const begun = new Map<string, () => void>();
  const start = (name: string, signal?: AbortSignal): Promise<string> =>
    take(() => new Promise((resolve) => begun.set(name, () => resolve(name))), signal);
  const names = async (): Promise<string[]> => {
    await new Promise(setImmediate);
    return [...begun.keys()];
  };
  return { start, names, end: (name: string) => begun.get(name)?.() };
};

describe('turns', () => {
  it('are taken side by side, then one after the other, and refused beyond that [REL-3]', async () => {
    const { start, names, end } = open(2, 3);
    const [a, , c] = [start('a'), start('b'), start('c')];
    await expect(start('d')).rejects.toThrow(Overloaded);
    expect(await names()).toEqual(['a', 'b']);
    end('a');
    expect(await a).toBe('a');
    expect(await names()).toEqual(['a', 'b', 'c']);
    end('c');
    expect(await c).toBe('c');
    void start('e');
    expect(await names()).toContain('e');
  });

  it('are not begun for anyone who has left, and the place is free at once [REL-3]', async () => {
    const { start, names, end } = open(1, 2);
    const visitor = new AbortController();
    void start('a');
    const left = start('b', visitor.signal);
    visitor.abort();
    await expect(left).rejects.toThrow(Overloaded);
    const c = start('c');
    end('a');
    expect(await names()).toEqual(['a', 'c']);
    await expect(start('d', visitor.signal)).rejects.toThrow(Overloaded);
    end('c');
    expect(await c).toBe('c');
  });

  it('are given on where work fails', async () => {
    const take = createTurns(1, 9);
    await expect(take(() => Promise.reject(new Error('drawing')))).rejects.toThrow('drawing');
    expect(await take(async () => 'next')).toBe('next');
  });
});
