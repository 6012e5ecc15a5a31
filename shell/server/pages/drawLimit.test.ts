import { createDrawLimit, TooManyPages } from './drawLimit';

const open = (aMinute: number) => {
  const clock = { now: 0 };
  return { clock, take: createDrawLimit(aMinute, () => clock.now) };
};
const drawn = async (): Promise<string> => 'drawn';

describe('pages drawn for one address', () => {
  it('are so many a minute, others go on [REL-3]', async () => {
    const { clock, take } = open(2);
    expect([await take('1.1.1.1', drawn), await take('1.1.1.1', drawn)]).toEqual(['drawn', 'drawn']);
    await expect(take('1.1.1.1', drawn)).rejects.toThrow(TooManyPages);
    expect(await take('1.1.1.2', drawn)).toBe('drawn');
    clock.now = 60_000;
    expect(await take('1.1.1.1', drawn)).toBe('drawn');
  });

  it('are counted by network, since a household has as many addresses of IPv6 as it likes', async () => {
    const { take } = open(1);
    await take('2001:db8::1', drawn);
    await expect(take('2001:db8::2', drawn)).rejects.toThrow(TooManyPages);
  });

  it('count clients that have gone, whose address is unknown, together', async () => {
    const { take } = open(1);
    expect(await take(undefined, drawn)).toBe('drawn');
    await expect(take(undefined, drawn)).rejects.toThrow(TooManyPages);
  });

  it('take a part of what can be drawn at the same time, and give it back [REL-3]', async () => {
    const { take } = open(1000);
    let finish = (): void => undefined;
    const stuck = new Promise<string>((resolve) => (finish = () => resolve('late')));
    const all = Array.from({ length: 24 }, () => take('1.1.1.1', () => stuck));
    await expect(take('1.1.1.1', drawn)).rejects.toThrow(TooManyPages);
    expect(await take('1.1.1.2', drawn)).toBe('drawn');
    finish();
    expect(await Promise.all(all)).toHaveLength(24);
    expect(await take('1.1.1.1', drawn)).toBe('drawn');
  });
});
