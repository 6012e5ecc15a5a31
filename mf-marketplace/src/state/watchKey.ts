import type { WatchKind } from '@caravan/shared/contracts/calls';

const CAR = 'car:';

/** Under what the browser keeps a watched car of the catalogue; a vehicle of the finder is kept under its id alone. */
export const carKey = (usedCarId: string): string => CAR + usedCarId;

/** What a key is of. */
export const thingOf = (key: string): { readonly kind: WatchKind; readonly id: string } =>
  key.startsWith(CAR) ? { kind: 'car', id: key.slice(CAR.length) } : { kind: 'vehicle', id: key };
