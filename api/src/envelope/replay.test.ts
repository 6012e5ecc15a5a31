/** @jest-environment node */
import { windowMs } from './parse';
import { repeatsHere } from './replay';

const refused = (see: () => void): boolean => {
  try {
    see();
    return false;
  } catch {
    return true;
  }
};

describe('repeated requests of a call that only reads', () => {
  it('are refused as long as they are not refused as stale', () => {
    const see = repeatsHere();
    expect(refused(() => see('a', 0))).toBe(false);
    expect(refused(() => see('b', windowMs))).toBe(false);
    expect(refused(() => see('a', 2 * windowMs - 1))).toBe(true);
    expect(refused(() => see('b', 2 * windowMs))).toBe(true);
  });

  it('take no more memory however many there are', () => {
    const see = repeatsHere();
    for (let at = 0; at <= 50_000; at += 1) see(String(at), 0);
    expect(refused(() => see('50000', 0))).toBe(true);
    expect(refused(() => see('0', 0))).toBe(false);
  });
});
