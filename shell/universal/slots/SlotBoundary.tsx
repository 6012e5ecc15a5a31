import { Component, type ReactNode } from 'react';
import { readFieldValues, restoreFieldValues, type FieldValues } from '@caravan/shared/fieldValues';

interface Props {
  /** The value of the element's `data-slot`. */
  readonly slot: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** The fields' values of a slot whose code failed, by its element, until other code is loaded. */
const savedFields = new WeakMap<Element, FieldValues>();

/** The element of a slot in the page. */
export const elementOf = (slot: string): Element | null => document.querySelector(`[data-slot="${slot}"]`);

/** Saves the values of a slot's fields for the next version. */
export const saveFieldValues = (slot: string): void => {
  const element = elementOf(slot);
  if (element) savedFields.set(element, readFieldValues(element));
};

/** Catches rendering errors of a remote in its slot and saves the values of its fields for the next version. */
export class SlotBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    const element = elementOf(this.props.slot);
    const fields = element && savedFields.get(element);
    if (!fields) return;
    savedFields.delete(element);
    restoreFieldValues(element, fields);
  }

  override getSnapshotBeforeUpdate(): null {
    // The fields are still in the document here.
    if (this.state.failed) saveFieldValues(this.props.slot);
    return null;
  }

  // React requires both methods.
  override componentDidUpdate(): void {}

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
