import { watchLeaving } from './watchLeaving';

const hide = (persisted: boolean): void => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
};

describe('leaving a page', () => {
  it('is final, except into the back/forward cache', () => {
    const hasLeft = watchLeaving(window);
    expect(hasLeft()).toBe(false);
    hide(true);
    expect(hasLeft()).toBe(false);
    hide(false);
    expect(hasLeft()).toBe(true);
  });

  it('is known to listeners that were added before', () => {
    const known: boolean[] = [];
    window.addEventListener('pagehide', () => known.push(hasLeft()), { once: true });
    const hasLeft = watchLeaving(window);
    hide(false);
    expect(known).toEqual([true]);
  });
});
