import { loadAgain } from './loadAgain';

/** A window whose page came with that status; `type` is how it came. */
const viewOf = (status: number, type = 'navigate') => {
  document.documentElement.dataset['status'] = String(status);
  document.body.innerHTML = '<button data-retry>Try again</button>';
  const reload = jest.fn();
  const events = new EventTarget();
  const view = {
    document,
    location: { reload },
    performance: { getEntriesByType: () => [{ type }] },
    setTimeout: (again: () => void, wait: number) => setTimeout(again, wait),
    addEventListener: events.addEventListener.bind(events),
  };
  loadAgain(view);
  return { reload, events };
};

describe('a page in a frame that the server could not make whole', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is loaded again when its button is pressed, and when the line is back', () => {
    const { reload, events } = viewOf(503);
    document.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
    events.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['navigate', 5000],
    ['reload', 60_000],
  ])('and by itself, less and less often: %s', (type, wait) => {
    const { reload } = viewOf(500, type);
    jest.advanceTimersByTime(wait - 1);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([200, 404])('is left alone where it is what it should be: %s', (status) => {
    const { reload, events } = viewOf(status);
    events.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(600_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
