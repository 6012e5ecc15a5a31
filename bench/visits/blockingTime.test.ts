import { blockingTime } from './blockingTime';

describe('total blocking time', () => {
  it('is what tasks take beyond 50 ms each', () => {
    const tasks: [number, number][] = [
      [100, 70],
      [300, 50],
      [400, 250],
    ];
    expect(blockingTime({ tasks, firstPaint: 0 })).toBe(20 + 200);
  });

  it('counts from the first paint on: before it there is nothing to press', () => {
    const tasks: [number, number][] = [
      [100, 70],
      [300, 200],
    ];
    expect(blockingTime({ tasks, firstPaint: 400 })).toBe(50);
  });
});
