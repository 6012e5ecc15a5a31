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
});
