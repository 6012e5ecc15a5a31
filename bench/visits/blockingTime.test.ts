import { blockingTime } from './blockingTime';

describe('total blocking time', () => {
  it('is the part of each task beyond 50 ms', () => {
    const tasks: [number, number][] = [
      [100, 70],
      [300, 50],
      [400, 250],
    ];
    expect(blockingTime({ tasks, firstPaint: 0 })).toBe(20 + 200);
  });

  it('counts from the first paint on', () => {
    const tasks: [number, number][] = [
      [100, 70],
      [300, 200],
    ];
    expect(blockingTime({ tasks, firstPaint: 400 })).toBe(50);
  });
});
