import { Component, type ReactNode } from 'react';
import { readTyped, restoreTyped, type TypedFields } from '@caravan/shared/typed';

interface Props {
  /** The slot as its element names it (`data-slot`). */
  readonly slot: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** By the element of a slot: what was typed there when its code failed, until other code is there. */
const typed = new WeakMap<Element, TypedFields>();

/** The element of a slot in the page. */
export const placeOf = (slot: string): Element | null => document.querySelector(`[data-slot="${slot}"]`);

/** Keeps what stands in the fields of a slot for the code that comes next. */
export const keepTyped = (slot: string): void => {
  const place = placeOf(slot);
  if (place) typed.set(place, readTyped(place));
};

/** Keeps what a section throws while rendering inside its slot, and what was typed there for the version that follows. */
export class SlotBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    const place = placeOf(this.props.slot);
    const before = place && typed.get(place);
    if (!before) return;
    typed.delete(place);
    restoreTyped(place, before);
  }

  override getSnapshotBeforeUpdate(): null {
    // The fields are still there, for the last time.
    if (this.state.failed) keepTyped(this.props.slot);
    return null;
  }

  // React wants it beside the one above.
  override componentDidUpdate(): void {}

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
