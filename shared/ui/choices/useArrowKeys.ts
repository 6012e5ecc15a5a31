import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { hasModifier } from '../base';

const stops = 'ul > li > :is(a, button)';

/** Returns the list that an arrow key leads to. Undefined if there is none. */
const targetOf = (frame: HTMLElement, current: Element, key: string): HTMLElement | undefined => {
  const lists = [...frame.querySelectorAll('ul')];
  const list = current.closest('ul');
  const entries = [...(list ?? frame).querySelectorAll<HTMLElement>(stops)];
  const index = entries.findIndex((stop) => stop === current);
  const neighbour = (step: number): Element | undefined => (list ? lists[lists.indexOf(list) + step] : undefined);
  const entryOf = (otherList: Element | undefined): HTMLElement | undefined =>
    otherList?.querySelector<HTMLElement>('[tabindex="0"]') ?? undefined;
  switch (key) {
    case 'ArrowDown':
      return entries[index + 1];
    case 'ArrowUp':
      return index > 0 ? entries[index - 1] : (frame.querySelector('input') ?? undefined);
    case 'ArrowRight':
      return entryOf(neighbour(1));
    case 'ArrowLeft':
      return entryOf(neighbour(-1));
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default:
      return undefined;
  }
};

/** Arrow keys move through lists that are side by side below a text field. Letters go to the field. */
export const useArrowKeys = (): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly handleKey: (event: KeyboardEvent<HTMLElement>) => void;
} => {
  const frame = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    if (!frame.current || !(target instanceof HTMLElement) || hasModifier(event)) return;
    const field = frame.current.querySelector('input');
    const isTyping = target === field;
    // In the field only the down arrow leaves it. The others move the caret.
    const destination = isTyping && key !== 'ArrowDown' ? undefined : targetOf(frame.current, target, key);
    if (destination) {
      event.preventDefault();
      destination.focus();
    } else if (!isTyping && key.length === 1 && key !== ' ') {
      // The browser inserts the letter after this event, into the focused field.
      field?.focus();
    }
  };
  return { frame, handleKey };
};
