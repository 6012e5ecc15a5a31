/** @jest-environment node */
import { windowMs } from './parse';
import { createRepeatCheck } from './replay';

describe('repeated requests of a call that only reads', () => {
  let now = 1;
  let see: (requestId: string) => void;
  beforeEach(() => {
    now = 1;
    see = createRepeatCheck(() => now);
  });

  it('are refused as long as they are not refused as stale', () => {
    see('a');
    now += 2 * windowMs;
    expect(() => see('a')).toThrow('has already been received');
    now += 1;
    expect(() => see('a')).not.toThrow();
  });

  it('take a bounded amount of memory', () => {
    for (let id = 0; id <= 50_000; id += 1) see(String(id));
    expect(() => see('50000')).toThrow('has already been received');
    expect(() => see('0')).not.toThrow();
  });
});
