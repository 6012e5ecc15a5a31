import type { HeldPresses } from '@caravan/shared/site';

/** A press, or a choice of a field, that nothing listened to. */
export interface Press {
  readonly type: string;
  readonly target: EventTarget | null;
  /** Of a field, after it. */
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
}

/** Whether pressing it does something without any code of the site; a form of `method="dialog"` waits for it. */
const worksByItself = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && form !== null && form.method !== 'dialog';

const pressButton = (target: Element): void => {
  const button = target.closest('button');
  if (button && !worksByItself(button)) button.click();
};

/** Text needs nothing: forms read what was typed before they were taken over (`useTypedEarly`). */
const chooseAgain = (field: Element, { value = '', checked = false }: Press): void => {
  const tell = () => field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    tell();
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // React takes over the part that this lies in, and hears of a field that differs from what it was then.
    tell();
    field.checked = !checked;
    field.click();
  }
};

const KINDS = ['click', 'change'];

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Tells a React root of the pointer that is over it, and of the focus in it: both came before it listened. */
export const replayPresence = (root: Element): void => {
  const hovered = [...root.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', isPrimary: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const { activeElement } = document;
  if (activeElement && root.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** Notes presses and choices in a part of the page until its code is there. */
export const holdPresses = (): HeldPresses => {
  let noted: (Press & { readonly event: Event })[] | null = [];
  let place: HTMLElement | null = null;
  const add = (event: Event): void => {
    const { type, target } = event;
    if (!(target instanceof Node) || !place?.contains(target)) return;
    const field = isField(target) ? target : null;
    noted?.push({
      event,
      type,
      target,
      value: field?.value,
      checked: field instanceof HTMLInputElement && field.checked,
    });
  };
  return {
    note: (element) => {
      place = element;
      // Above React's root, where it stops an event that it cannot answer.
      for (const type of KINDS) document.addEventListener(type, add, true);
      return () => {
        for (const type of KINDS) document.removeEventListener(type, add, true);
      };
    },
    take: () => {
      // The press under way, for which React takes the part over, it answers itself.
      const all = noted?.filter(({ event }) => event.eventPhase === Event.NONE) ?? [];
      noted = null;
      // Not within React's own work.
      if (all.length > 0) setTimeout(pressAgain, 0, all);
    },
  };
};

/** Makes presses and choices again, in the same order, where what they were for is still there. */
export const pressAgain = (presses: readonly Press[]): void => {
  for (const press of presses) {
    const { type, target } = press;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'change') chooseAgain(target, press);
    else pressButton(target);
  }
};
