import { errorCodes, type CallError } from '@caravan/shared/contracts/calls';
import { reasonOf } from '../../envelope/refusal';

const minute = 60;

/** Reasons for refusing to send or accept a code. None of them reveals whether an address has an account. */
export const codeReasons = {
  tooSoon: (seconds: number) => reasonOf(errorCodes.tooMany, 'codes.tooSoon', { seconds }),
  tooMany: (hours: number) =>
    reasonOf(errorCodes.tooMany, hours === 1 ? 'codes.tooManyOneHour' : 'codes.tooMany', { hours }),
  mailFailed: reasonOf(errorCodes.internal, 'codes.mailFailed'),
  ownAddress: reasonOf(errorCodes.badRequest, 'codes.ownAddress'),
  currentAddress: reasonOf(errorCodes.badRequest, 'codes.currentAddress'),
  wrong: reasonOf(errorCodes.wrongCode, 'codes.wrong'),
  expired: reasonOf(errorCodes.wrongCode, 'codes.expired'),
  locked: (minutes: number) =>
    reasonOf(errorCodes.tooMany, minutes === 1 ? 'codes.lockedOneMinute' : 'codes.locked', { minutes }),
};

/** Returns the reason for sending no code for some seconds: the last code is very recent, or the daily limit of the address is reached. */
export const tooEarlyReason = (seconds: number): CallError =>
  seconds <= minute ? codeReasons.tooSoon(seconds) : codeReasons.tooMany(Math.ceil(seconds / (60 * minute)));
