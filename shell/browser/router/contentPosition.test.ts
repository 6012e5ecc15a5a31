import { saveContentPosition, restoreContentPosition } from './contentPosition';

/** Creates a page whose paragraphs have these tops (null: not displayed), scrolled down by `scrolled`. */
const show = (heights: readonly (number | null)[], scrolled: number): void => {
  document.body.innerHTML = `<main>${heights.map(() => '<p></p>').join('')}</main>`;
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
  for (const [index, mark] of [...document.querySelectorAll('p')].entries()) {
    const top = heights[index] ?? null;
    const box = top === null ? new DOMRect() : new DOMRect(0, top - scrolled, 300, 20);
    jest.spyOn(mark, 'getBoundingClientRect').mockReturnValue(box);
  }
};

describe('the position in the content', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('is restored on a page that is longer in the other language', () => {
    window.history.replaceState({ key: 'kept' }, '');
    show([0, 400, 800], 390);
    saveContentPosition(window);
    show([0, 650, 1300], 390);
    restoreContentPosition(window);
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
    expect(window.history.state).toEqual({ key: 'kept' });
    restoreContentPosition(window);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('ignores elements that are not displayed', () => {
    show([0, null, 400, 800], 390);
    saveContentPosition(window);
    show([0, null, 650, 1300], 390);
    restoreContentPosition(window);
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
  });

  it('ignores dots of carousels, which the browser adds', () => {
    show([0, 400, 800], 390);
    const dots = document.createElement('ul');
    dots.innerHTML = '<li><button></button></li>';
    document.querySelector('main')?.prepend(dots);
    saveContentPosition(window);
    show([0, 650, 1300], 390);
    restoreContentPosition(window);
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
  });

  it('is not saved at the top of a page', () => {
    window.history.replaceState({ key: 'kept' }, '');
    show([0, 400], 0);
    saveContentPosition(window);
    expect(window.history.state).toEqual({ key: 'kept' });
  });
});
