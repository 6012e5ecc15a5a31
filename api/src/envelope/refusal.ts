import { type CallError, errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

/** The call is refused with `success: false` and has changed nothing. */
export class Refusal extends Error {
  readonly reason: CallError;

  constructor(reason: CallError) {
    super(reason.messageEn);
    this.name = 'Refusal';
    this.reason = reason;
  }
}

/** Creates a reason whose texts depend on a value. Reasons of one module stand beside its routes. */
export const makeReason = (code: string, messageEn: string, messageGe: string): CallError => ({
  code,
  messageEn,
  messageGe,
});

/** Creates a reason by the name of its text in `locales`. */
export const reasonOf = (code: string, text: keyof typeof en): CallError => makeReason(code, en[text], ge[text]);

export const reasons = {
  sessionInvalid: reasonOf(SESSION_INVALID, 'transport.sessionInvalid'),
  notJson: reasonOf(errorCodes.badRequest, 'transport.notJson'),
  badField: (field: string) =>
    makeReason(
      errorCodes.badRequest,
      `The request does not have the expected form: check "${field}".`,
      `მოთხოვნის ფორმა არასწორია: შეამოწმეთ „${field}“.`,
    ),
  badSignature: reasonOf(errorCodes.badSignature, 'transport.badSignature'),
  otherToken: reasonOf(errorCodes.badRequest, 'transport.otherToken'),
  notForPartners: reasonOf(errorCodes.badRequest, 'transport.notForPartners'),
  staleRequest: reasonOf(errorCodes.staleRequest, 'transport.staleRequest'),
  repeatedRequest: reasonOf(errorCodes.repeatedRequest, 'transport.repeatedRequest'),
  tooMany: (seconds: number) =>
    makeReason(
      errorCodes.tooMany,
      `Too many requests. Try again in ${String(seconds)} s.`,
      `ძალიან ბევრი მოთხოვნაა. სცადეთ ხელახლა ${String(seconds)} წამში.`,
    ),
  unknownModel: reasonOf(errorCodes.notFound, 'transport.unknownModel'),
  noSuchAddress: reasonOf(errorCodes.notFound, 'transport.noSuchAddress'),
  tooLarge: reasonOf(errorCodes.badRequest, 'transport.tooLarge'),
  unreadable: reasonOf(errorCodes.badRequest, 'transport.unreadable'),
  overloaded: reasonOf(errorCodes.tooMany, 'transport.overloaded'),
  internal: reasonOf(errorCodes.internal, 'transport.internal'),
};
