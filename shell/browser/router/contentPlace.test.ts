import { noteContentPlace, returnToContentPlace } from './contentPlace';

/** A page whose paragraphs begin at these heights, scrolled down by `scrolled`. */
const show = (heights: readonly number[], scrolled: number): void => {
  document.body.innerHTML = `<main>${heights.map(() => '<p></p>').join('')}</main>`;
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
  for (const [index, mark] of [...document.querySelectorAll('p')].entries()) {
    jest.spyOn(mark, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, (heights[index] ?? 0) - scrolled, 0, 0));
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

  it('is not noted at the top of a page', () => {
    window.history.replaceState({ key: 'kept' }, '');
    show([0, 400], 0);
    noteContentPlace(window);
    expect(window.history.state).toEqual({ key: 'kept' });
  });
});
