import { useSyncExternalStore } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import type { SlotPart, SlotState } from '../remotes/remotes';
import { useShell } from '../services/ShellContext';

/** Returns the state of a slot and renders again when it changes. */
export const useSlot = (slot: Slot): SlotState<SlotPart> => {
  const { remotes } = useShell();
  const read = (): SlotState<SlotPart> => remotes.state(slot);
  return useSyncExternalStore(remotes.subscribe, read, read);
};
