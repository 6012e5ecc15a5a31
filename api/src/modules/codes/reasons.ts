import { errorCodes, type CallError } from '@caravan/shared/contracts/calls';
import { makeReason, reasonOf } from '../../envelope/refusal';

const minutesEn = (minutes: number): string => (minutes === 1 ? '1 minute' : `${String(minutes)} minutes`);

const minute = 60;

/** Reasons for refusing to send or accept a code. None of them reveals whether an address has an account. */
export const codeReasons = {
  tooSoon: (seconds: number) => reasonOf(errorCodes.tooMany, 'codes.tooSoon', { seconds }),
  tooMany: (hours: number) =>
    makeReason(
      errorCodes.tooMany,
      `Many codes have been sent to this address today. You can ask for the next one in ${hours === 1 ? '1 hour' : `${String(hours)} hours`}.`,
      `დღეს ამ მისამართზე ბევრი კოდი გაიგზავნა. ახალი კოდის მოთხოვნა ${String(hours)} საათში შეგიძლიათ.`,
    ),
  mailFailed: reasonOf(errorCodes.internal, 'codes.mailFailed'),
  ownAddress: reasonOf(errorCodes.badRequest, 'codes.ownAddress'),
  wrong: reasonOf(errorCodes.wrongCode, 'codes.wrong'),
  expired: reasonOf(errorCodes.wrongCode, 'codes.expired'),
  locked: (minutes: number) =>
    makeReason(
      errorCodes.tooMany,
      `Too many wrong codes were entered for this address from your network. Codes work again in ${minutesEn(minutes)}.`,
      `ამ მისამართისთვის თქვენი ქსელიდან ძალიან ბევრჯერ შეიყვანეს არასწორი კოდი. კოდები კვლავ იმუშავებს ${String(minutes)} წუთში.`,
    ),
};

/**
 * The reason for sending no code for some seconds: the last code is very recent, or the daily limit of the address is
 * reached.
 */
export const notYet = (seconds: number): CallError =>
  seconds <= minute ? codeReasons.tooSoon(seconds) : codeReasons.tooMany(Math.ceil(seconds / (60 * minute)));
