/** Parts that a page has as soon as it is there: not the dots of banners, which come with the program. */
const MARKS = 'main :is(h1, h2, h3, p, li:not(:has(> button:only-child)), dt, dd, tr, figure)';

const marksOf = ({ document }: Window): Element[] => [...document.querySelectorAll(MARKS)];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the history's entry holds. */
export const stateOf = ({ history }: Window): Record<string, unknown> => {
  const state: unknown = history.state;
  return isObject(state) ? state : {};
};

/** Notes in the history's entry which part of the content is read: in another language it is at another height. */
export const noteContentPlace = (view: Window): void => {
  const boxes = marksOf(view).map((mark) => mark.getBoundingClientRect());
  // What is not drawn, as the captions of a closed part, lies at 0 wherever one reads.
  const index = boxes.findIndex(({ top, height }) => top >= 0 && height > 0);
  if (view.scrollY > 0 && index !== -1)
    view.history.replaceState({ ...stateOf(view), place: [index, boxes[index]?.top] }, '');
};

/** Scrolls to what was noted before the page was loaded again, once. */
export const returnToContentPlace = (view: Window): void => {
  const { place, ...state } = stateOf(view);
  if (!Array.isArray(place)) return;
  view.history.replaceState(state, '');
  const [index, top] = place.map(Number);
  const mark = marksOf(view)[index ?? -1];
  if (mark && top !== undefined) view.scrollTo(0, view.scrollY + mark.getBoundingClientRect().top - top);
};
