import { useSyncExternalStore } from 'react';
import type { SlotPart, SlotState } from './sections';
import { useShell } from './ShellContext';

const never = (): (() => void) => () => undefined;

/** False on the server and while the browser takes its HTML over; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The state of a slot, followed. */
export const useSlot = (slot: string): SlotState<SlotPart> => {
  const { sections } = useShell();
  const read = (): SlotState<SlotPart> => sections.state(slot);
  return useSyncExternalStore(sections.subscribe, read, read);
};
