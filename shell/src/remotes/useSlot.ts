import { useSyncExternalStore } from 'react';
import type { SlotPart, SlotState } from './sections';
import { useShell } from './ShellContext';

/** The state of a slot, followed. */
export const useSlot = (slot: string): SlotState<SlotPart> => {
  const { sections } = useShell();
  const read = (): SlotState<SlotPart> => sections.state(slot);
  return useSyncExternalStore(sections.subscribe, read, read);
};
