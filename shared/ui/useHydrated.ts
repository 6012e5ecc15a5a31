import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and while the browser takes its HTML over; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
