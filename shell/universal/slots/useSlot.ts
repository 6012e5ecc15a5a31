import { useSyncExternalStore } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import type { SlotPart, SlotState } from '../sections/sections';
import { useShell } from '../services/ShellContext';

/** Returns the state of a slot and renders again when it changes. */
export const useSlot = (slot: Slot): SlotState<SlotPart> => {
  const { sections } = useShell();
  const read = (): SlotState<SlotPart> => sections.state(slot);
  return useSyncExternalStore(sections.subscribe, read, read);
};
