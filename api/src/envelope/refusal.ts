import { type CallError, errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { fillTemplate } from '../terms/fillTemplate';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

/** The call is refused with `success: false`. It has changed nothing, unless the reason's text says so. */
export class Refusal extends Error {
  readonly reason: CallError;

  constructor(reason: CallError) {
    super(reason.messageEn);
    this.name = 'Refusal';
    this.reason = reason;
  }
}

/** Creates a reason by the name of its text in `locales`. `values` replace the placeholders of the text. */
export const reasonOf = (
  code: string,
  text: keyof typeof en,
  values: Parameters<typeof fillTemplate>[1] = {},
): CallError => ({ code, messageEn: fillTemplate(en[text], values), messageGe: fillTemplate(ge[text], values) });

export const reasons = {
  sessionInvalid: reasonOf(SESSION_INVALID, 'transport.sessionInvalid'),
  notJson: reasonOf(errorCodes.badRequest, 'transport.notJson'),
  badField: (field: string) => reasonOf(errorCodes.badRequest, 'transport.badField', { field }),
  badSignature: reasonOf(errorCodes.badSignature, 'transport.badSignature'),
  otherToken: reasonOf(errorCodes.badRequest, 'transport.otherToken'),
  notForPartners: reasonOf(errorCodes.badRequest, 'transport.notForPartners'),
  staleRequest: reasonOf(errorCodes.staleRequest, 'transport.staleRequest'),
  repeatedRequest: reasonOf(errorCodes.repeatedRequest, 'transport.repeatedRequest'),
  tooMany: (seconds: number) => reasonOf(errorCodes.tooMany, 'transport.tooMany', { seconds }),
  unknownModel: reasonOf(errorCodes.notFound, 'transport.unknownModel'),
  noSuchAddress: reasonOf(errorCodes.notFound, 'transport.noSuchAddress'),
  tooLarge: reasonOf(errorCodes.badRequest, 'transport.tooLarge'),
  unreadable: reasonOf(errorCodes.badRequest, 'transport.unreadable'),
  overloaded: reasonOf(errorCodes.tooMany, 'transport.overloaded'),
  internal: reasonOf(errorCodes.internal, 'transport.internal'),
  noLariRate: reasonOf(errorCodes.internal, 'transport.noLariRate'),
};
