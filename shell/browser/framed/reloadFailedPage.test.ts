import { reloadFailedPage } from './reloadFailedPage';

/** Creates a window whose page has that status. `type` is the type of its navigation. */
const viewOf = (status: number, type = 'navigate') => {
  document.documentElement.dataset['status'] = String(status);
  document.body.innerHTML = '<button data-retry>Try again</button>';
  const reload = jest.fn();
  const events = new EventTarget();
  const view = {
    document,
    location: { reload },
    performance: { getEntriesByType: () => [{ type }] },
    setTimeout: (handler: () => void, delayMs: number) => setTimeout(handler, delayMs),
    addEventListener: events.addEventListener.bind(events),
  };
  reloadFailedPage(view);
  return { reload, events };
};

describe('a framed page that failed to render', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reloads when its button is clicked and when the browser is online again', () => {
    const { reload, events } = viewOf(503);
    document.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
    events.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['navigate', 5000],
    ['reload', 60_000],
  ])('reloads by itself, later after a reload: %s', (type, wait) => {
    const { reload } = viewOf(500, type);
    jest.advanceTimersByTime(wait - 1);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([200, 404])('does not reload with status %s', (status) => {
    const { reload, events } = viewOf(status);
    events.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(600_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
