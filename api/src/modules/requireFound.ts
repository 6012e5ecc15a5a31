import type { CallError } from '@caravan/shared/contracts/calls';
import { Refusal } from '../envelope/refusal';

/** Returns a value, or refuses the call if it is undefined. */
export const requireFound = <T>(value: T | undefined, reason: CallError): T => {
  if (value === undefined) throw new Refusal(reason);
  return value;
};
