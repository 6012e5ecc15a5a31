import { whenActivated } from './whenActivated';

const prerendering = (value: boolean): Document =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

describe('the start of a page', () => {
  it('waits while the page is prerendered [PERF-10]', async () => {
    const activated = jest.fn();
    const activation = whenActivated(prerendering(true)).then(activated);
    await Promise.resolve();
    expect(activated).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    await activation;
    expect(activated).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a visitor who sees the page', async () => {
    await expect(whenActivated(prerendering(false))).resolves.toBeUndefined();
  });
});
