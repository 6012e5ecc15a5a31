import type { EventQueue } from '@caravan/shared/site';

/** A click, or a change of a field, that came before any listener. */
export interface EarlyEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  /** The field's value after the change. */
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
}

/** Whether the browser alone handles a click. A form of `method="dialog"` needs the site's code. */
const worksWithoutScript = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && form !== null && form.method !== 'dialog';

const clickButton = (target: Element): void => {
  const button = target.closest('button');
  if (button && !worksWithoutScript(button)) button.click();
};

/** Text fields need no replay: forms read what was typed before hydration (`useInputBeforeHydration`). */
const replayChange = (field: Element, { value = '', checked = false }: EarlyEvent): void => {
  const dispatchChange = () => field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    dispatchChange();
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // The first event makes React hydrate the boundary. React then notices that the field differs from its state.
    dispatchChange();
    field.checked = !checked;
    field.click();
  }
};

const KINDS = ['click', 'change'];

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Dispatches the hover and focus events that came before a React root listened. */
export const replayHover = (root: Element): void => {
  const hovered = [...root.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', isPrimary: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const { activeElement } = document;
  if (activeElement && root.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** Queues clicks and changes in a lazy part until its code is loaded. */
export const holdPresses = (): EventQueue => {
  let queued: (EarlyEvent & { readonly event: Event })[] | null = [];
  let container: HTMLElement | null = null;
  const add = (event: Event): void => {
    const { type, target } = event;
    if (!(target instanceof Node) || !container?.contains(target)) return;
    const field = isField(target) ? target : null;
    queued?.push({
      event,
      type,
      target,
      value: field?.value,
      checked: field instanceof HTMLInputElement && field.checked,
    });
  };
  return {
    note: (element) => {
      container = element;
      // React stops an event that it cannot handle yet, so the listener is above its root.
      for (const type of KINDS) document.addEventListener(type, add, true);
      return () => {
        for (const type of KINDS) document.removeEventListener(type, add, true);
      };
    },
    take: () => {
      // React replays the event that triggered hydration, so it is not replayed here.
      const all = queued?.filter(({ event }) => event.eventPhase === Event.NONE) ?? [];
      queued = null;
      // Not during React's commit.
      if (all.length > 0) setTimeout(replayEvents, 0, all);
    },
  };
};

/** Replays clicks and changes in order, if their target is still in the document. */
export const replayEvents = (events: readonly EarlyEvent[]): void => {
  for (const event of events) {
    const { type, target } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'change') replayChange(target, event);
    else clickButton(target);
  }
};
