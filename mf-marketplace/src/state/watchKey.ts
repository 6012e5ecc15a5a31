import type { WatchKind } from '@caravan/shared/contracts/calls';

const CAR = 'car:';

/** Returns the key of a watched car of the catalogue. The key of a vehicle of the finder is its id. */
export const carKey = (usedCarId: string): string => CAR + usedCarId;

/** Parses the key of a watched car or vehicle. */
export const parseWatchKey = (key: string): { readonly kind: WatchKind; readonly id: string } =>
  key.startsWith(CAR) ? { kind: 'car', id: key.slice(CAR.length) } : { kind: 'vehicle', id: key };
