import { entryState } from './entryState';

/** Elements that the server renders. Dots of carousels are added by the browser. */
const MARKS = 'main :is(h1, h2, h3, p, li:not(:has(> button:only-child)), dt, dd, tr, figure)';

const contentElements = ({ document }: Window): Element[] => [...document.querySelectorAll(MARKS)];

/** Saves in the history entry which element is at the top of the window: in another language its height differs. */
export const saveContentPosition = (view: Window): void => {
  const boxes = contentElements(view).map((mark) => mark.getBoundingClientRect());
  // Elements that are not displayed have a top of 0.
  const index = boxes.findIndex(({ top, height }) => top >= 0 && height > 0);
  if (view.scrollY > 0 && index !== -1)
    view.history.replaceState({ ...entryState(view), contentPosition: [index, boxes[index]?.top] }, '');
};

/** Scrolls to the saved element once after a reload. */
export const restoreContentPosition = (view: Window): void => {
  const { contentPosition: saved, ...state } = entryState(view);
  if (!Array.isArray(saved)) return;
  view.history.replaceState(state, '');
  const [index, top] = saved.map(Number);
  const mark = contentElements(view)[index ?? -1];
  if (mark && top !== undefined) view.scrollTo(0, view.scrollY + mark.getBoundingClientRect().top - top);
};
