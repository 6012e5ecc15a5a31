import { yieldToMain } from './yieldToMain';

const setTimeout = jest.fn((callback: () => void) => callback());
beforeEach(() => setTimeout.mockClear());

describe('yielding to the main thread', () => {
  it('uses the scheduler', async () => {
    const scheduler = { yield: jest.fn(async () => undefined) };
    await yieldToMain({ scheduler, setTimeout });
    expect(scheduler.yield).toHaveBeenCalledTimes(1);
    expect(setTimeout).not.toHaveBeenCalled();
  });

  it.each([
    ['a scheduler', {}],
    ['`yield` of the scheduler', { scheduler: {} }],
  ])('uses a timer in browsers without %s', async (_missing, view) => {
    await yieldToMain({ ...view, setTimeout });
    expect(setTimeout).toHaveBeenCalledTimes(1);
  });
});
