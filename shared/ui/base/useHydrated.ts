import { useSyncExternalStore } from 'react';

const noSubscription = (): (() => void) => () => undefined;

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
