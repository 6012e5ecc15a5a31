import { noteContentPlace, returnToContentPlace } from './contentPlace';

/** A page whose paragraphs begin at these heights (null: not drawn), scrolled down by `scrolled`. */
const show = (heights: readonly (number | null)[], scrolled: number): void => {
  document.body.innerHTML = `<main>${heights.map(() => '<p></p>').join('')}</main>`;
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
  for (const [index, mark] of [...document.querySelectorAll('p')].entries()) {
    const top = heights[index] ?? null;
    const box = top === null ? new DOMRect() : new DOMRect(0, top - scrolled, 300, 20);
    jest.spyOn(mark, 'getBoundingClientRect').mockReturnValue(box);
  }
};

describe('the place in the content', () => {
  it('is found again where the page is longer in the other language', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    window.history.replaceState({ key: 'kept' }, '');
    show([0, 400, 800], 390);
    noteContentPlace(window);
    show([0, 650, 1300], 390);
    returnToContentPlace(window);
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
    expect(window.history.state).toEqual({ key: 'kept' });
    returnToContentPlace(window);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('is that of a part which is drawn: what is not lies at 0 wherever one reads', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    show([0, null, 400, 800], 390);
    noteContentPlace(window);
    show([0, null, 650, 1300], 390);
    returnToContentPlace(window);
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
  });

  it('is found though a banner has no dots yet', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    show([0, 400, 800], 390);
    const dots = document.createElement('ul');
    dots.innerHTML = '<li><button></button></li>';
    document.querySelector('main')?.prepend(dots);
    noteContentPlace(window);
    show([0, 650, 1300], 390);
    returnToContentPlace(window);
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
  });

  it('is not noted at the top of a page', () => {
    window.history.replaceState({ key: 'kept' }, '');
    show([0, 400], 0);
    noteContentPlace(window);
    expect(window.history.state).toEqual({ key: 'kept' });
  });
});
