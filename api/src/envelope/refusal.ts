import { type CallError, errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';

/** The call is refused with `success: false` and has changed nothing. */
export class Refusal extends Error {
  readonly reason: CallError;

  constructor(reason: CallError) {
    super(reason.messageEn);
    this.name = 'Refusal';
    this.reason = reason;
  }
}

/** Creates a reason in both languages. Reasons of one module stand beside its routes. */
export const makeReason = (code: string, messageEn: string, messageGe: string): CallError => ({
  code,
  messageEn,
  messageGe,
});

export const reasons = {
  sessionInvalid: makeReason(
    SESSION_INVALID,
    'Your session has ended. Please sign in again.',
    'თქვენი სესია დასრულდა. გთხოვთ, შეხვიდეთ ხელახლა.',
  ),
  notJson: makeReason(errorCodes.badRequest, 'The request is not valid JSON.', 'მოთხოვნა არ არის სწორი JSON.'),
  badField: (field: string) =>
    makeReason(
      errorCodes.badRequest,
      `The request does not have the expected form: check "${field}".`,
      `მოთხოვნის ფორმა არასწორია: შეამოწმეთ „${field}“.`,
    ),
  badSignature: makeReason(
    errorCodes.badSignature,
    'The signature of the request is not correct.',
    'მოთხოვნის ხელმოწერა არასწორია.',
  ),
  otherToken: makeReason(
    errorCodes.badRequest,
    'The session token in the header is not the one in the request.',
    'სესიის გასაღები სათაურსა და მოთხოვნაში ერთმანეთს არ ემთხვევა.',
  ),
  notForPartners: makeReason(
    errorCodes.badRequest,
    'Pages of partners can only read.',
    'პარტნიორის გვერდს მხოლოდ წაკითხვა შეუძლია.',
  ),
  staleRequest: makeReason(
    errorCodes.staleRequest,
    'The request is too old or your clock is wrong. Check the time on your device and try again.',
    'მოთხოვნა მოძველებულია ან საათი არასწორია. შეამოწმეთ დრო თქვენს მოწყობილობაზე და სცადეთ ხელახლა.',
  ),
  repeatedRequest: makeReason(
    errorCodes.repeatedRequest,
    'This request has already been received.',
    'ეს მოთხოვნა უკვე მიღებულია.',
  ),
  tooMany: (seconds: number) =>
    makeReason(
      errorCodes.tooMany,
      `Too many requests. Try again in ${String(seconds)} s.`,
      `ძალიან ბევრი მოთხოვნაა. სცადეთ ხელახლა ${String(seconds)} წამში.`,
    ),
  unknownModel: makeReason(
    errorCodes.notFound,
    'There are no statistics for this model.',
    'ამ მოდელის სტატისტიკა არ არსებობს.',
  ),
  noSuchAddress: makeReason(errorCodes.notFound, 'There is nothing at this address.', 'ამ მისამართზე არაფერია.'),
  tooLarge: makeReason(errorCodes.badRequest, 'The request is too large.', 'მოთხოვნა ძალიან დიდია.'),
  unreadable: makeReason(errorCodes.badRequest, 'The request could not be read.', 'მოთხოვნის წაკითხვა ვერ მოხერხდა.'),
  overloaded: makeReason(
    errorCodes.tooMany,
    'The service is very busy. Please try again shortly.',
    'სერვისი გადატვირთულია. გთხოვთ, სცადოთ ცოტა ხანში.',
  ),
  internal: makeReason(
    errorCodes.internal,
    'Something went wrong on our side. Please try again.',
    'ჩვენს მხარეს დაფიქსირდა შეცდომა. გთხოვთ, სცადოთ ხელახლა.',
  ),
};
