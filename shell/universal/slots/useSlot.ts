import { useSyncExternalStore } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import type { SlotPart, SlotState } from '../sections/sections';
import { useShell } from '../services/ShellContext';

/** The state of a slot, followed. */
export const useSlot = (slot: Slot): SlotState<SlotPart> => {
  const { sections } = useShell();
  const read = (): SlotState<SlotPart> => sections.state(slot);
  return useSyncExternalStore(sections.subscribe, read, read);
};
