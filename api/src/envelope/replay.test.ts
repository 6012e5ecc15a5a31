/** @jest-environment node */
import { windowMs } from './parse';
import { createRepeatCheck } from './replay';

describe('repeated requests of a call that only reads', () => {
  let now = 1;
  let checkRepeat: (requestId: string) => void;
  beforeEach(() => {
    now = 1;
    checkRepeat = createRepeatCheck(() => now);
  });

  it('are refused as long as they are not refused as stale', () => {
    checkRepeat('a');
    now += 2 * windowMs;
    expect(() => checkRepeat('a')).toThrow('has already been received');
    now += 1;
    expect(() => checkRepeat('a')).not.toThrow();
  });

  it('take a bounded amount of memory', () => {
    for (let id = 0; id <= 50_000; id += 1) checkRepeat(String(id));
    expect(() => checkRepeat('50000')).toThrow('has already been received');
    expect(() => checkRepeat('0')).not.toThrow();
  });
});
