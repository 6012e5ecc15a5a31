import { Icon, X } from '../../icons';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { colour, layer, motion, radius, size, space } from '../../theme';

/** Pixels between a toast and the focused element. */
const GAP = 16;

export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'error';
  readonly text: string;
}

/** Props of `ToastStack`. The owner decides which toasts are equal and how long they stay. */
interface ToastStackProps {
  toasts: readonly Toast[];
  /** The open dialog of the site (`useTopDialog`). Null for none, and in widgets: dialogs of the document are the partner's there. */
  dialog: Element | null;
  onDismiss: (id: number) => void;
  dismissLabel: string;
}

/** Scrolls the page until the toasts cover nothing of the focused element. */
const scrollFocusedClearOfToasts = (stack: HTMLElement | null): void => {
  const root = stack?.getRootNode();
  // In a widget the document's focused element is the shadow host.
  const focused = (root instanceof ShadowRoot ? root : document).activeElement;
  if (!stack || !focused || focused === document.body || stack.contains(focused)) return;
  const [messages, { bottom, top }] = [stack.getBoundingClientRect(), focused.getBoundingClientRect()];
  const covered = bottom - messages.top;
  if (covered > 0 && top < messages.bottom) window.scrollBy({ top: covered + GAP, behavior: 'instant' });
};

/**
 * Toasts at the edge of the screen. Errors are announced at once, others politely. While a dialog is open they are in
 * it, because everything outside of it is inert.
 */
export function ToastStack({ toasts, dialog, onDismiss, dismissLabel }: ToastStackProps) {
  const region = (role: 'alert' | 'status', list: Toast[]) => (
    <Region role={role}>
      {list.map(({ id, tone, text }) => (
        <Item key={id} $tone={tone}>
          <span data-toast="">{text}</span>
          <Close type="button" aria-label={dismissLabel} title={dismissLabel} onClick={() => onDismiss(id)}>
            <Icon of={X} />
          </Close>
        </Item>
      ))}
    </Region>
  );
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ dialog, height: 0 });
  useEffect(() => {
    const height = box.current?.offsetHeight ?? 0;
    const grown = before.current.dialog === dialog ? height - before.current.height : 0;
    before.current = { dialog, height };
    // Scrolls the clicked element out from under its toast.
    if (grown > 0 && dialog?.matches('[data-sheet]')) dialog.scrollBy({ top: grown, behavior: 'instant' });
    if (grown > 0 && !dialog) scrollFocusedClearOfToasts(box.current);
  }, [toasts, dialog]);
  const stack = (
    <Stack ref={box}>
      {region(
        'alert',
        toasts.filter(({ tone }) => tone === 'error'),
      )}
      {region(
        'status',
        toasts.filter(({ tone }) => tone !== 'error'),
      )}
    </Stack>
  );
  return dialog ? createPortal(stack, dialog) : stack;
}

/* Leaves space at the end of the page, so that its last elements can be scrolled out from under the toasts. */
const Stack = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-inline: ${space[2]};
  pointer-events: none;
  /* On phones a dialog ends with its buttons, where toasts are otherwise. */
  dialog & {
    position: fixed;
    inset-block: ${space[2]} auto;
    inset-inline: 0;
  }
  /* A dialog with a title and buttons grows by its toasts and scrolls where it fills the screen, so that none of them is covered. */
  dialog[data-sheet] & {
    position: sticky;
    inset-block: auto 0;
    padding-inline: 0;
  }
`;

const Region = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  &:not(:empty) {
    padding-bottom: ${space[2]};
  }
  dialog[data-sheet] &:not(:empty) {
    padding: 0 ${space[2]} ${space[2]};
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(${space[1]}); }
`;

const edges = { info: colour.lineStrong, success: colour.good, error: colour.bad } as const;

const Item = styled.div<{ $tone: Toast['tone'] }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 32rem;
  padding: ${space.half} ${space.half} ${space.half} ${space[2]};
  border: 1px solid ${colour.lineStrong};
  border-inline-start: ${space.half} solid ${({ $tone }) => edges[$tone]};
  border-radius: ${radius.control};
  background: ${colour.surface};
  color: ${colour.ink};
  font-size: ${size.small};
  line-height: 1.4;
  pointer-events: auto;
  animation: ${appear} ${motion.calm} ${motion.ease};
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour.inkSoft};
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
