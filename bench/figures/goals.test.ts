import { verdict } from './goals';

describe('the verdict on a goal', () => {
  it('is met up to the goal, rounded to the digits that are shown', () => {
    expect(verdict({ value: 1.104, low: 1.08, high: 1.1 }, 1.1)).toBe('1.10 [1.08–1.10] met');
    expect(verdict({ value: 1.106, low: 1.105, high: 1.2 }, 1.1)).toBe('1.11 [1.10–1.20] not met');
  });

  it('has the digits of its unit', () => {
    expect(verdict({ value: 100.4, low: 80, high: 99 }, 100, 0)).toBe('100 [80–99] met');
    expect(verdict({ value: 0.001, low: 0, high: 0.001 }, 0, 3)).toBe('0.001 [0.000–0.001] not met ±');
  });

  it('is marked if the goal lies between the bounds', () => {
    expect(verdict({ value: 0.99, low: 0.95, high: 1.02 }, 1)).toBe('0.99 [0.95–1.02] met ±');
    expect(verdict({ value: 1.02, low: 0.98, high: 1.05 }, 1)).toBe('1.02 [0.98–1.05] not met ±');
  });
});
