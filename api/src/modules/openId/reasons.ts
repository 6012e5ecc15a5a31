import { errorCodes } from '@caravan/shared/contracts/calls';
import { makeReason, reasonOf } from '../../envelope/refusal';

const refusedToken = (messageEn: string, messageGe: string) =>
  makeReason(errorCodes.wrongIdentity, messageEn, messageGe);

/** Reasons for refusing an identity provider's token. */
export const identityReasons = {
  notConfigured: refusedToken(
    'Signing in by another provider is not available here. Please sign in by e-mail.',
    'სხვა სერვისით შესვლა აქ მიუწვდომელია. გთხოვთ, შეხვიდეთ ელ. ფოსტით.',
  ),
  notGenuine: refusedToken(
    'The sign-in could not be verified. Please try again.',
    'შესვლის დადასტურება ვერ მოხერხდა. გთხოვთ, სცადოთ ხელახლა.',
  ),
  otherSite: refusedToken(
    'This sign-in was made for another site. Please sign in here again.',
    'ეს შესვლა სხვა საიტისთვის იყო განკუთვნილი. გთხოვთ, აქ შეხვიდეთ ხელახლა.',
  ),
  otherProvider: refusedToken(
    'This sign-in comes from a provider that we do not accept.',
    'ეს შესვლა იმ სერვისიდანაა, რომელსაც ჩვენ არ ვიყენებთ.',
  ),
  expired: refusedToken(
    'This sign-in has expired. Please sign in again.',
    'ამ შესვლას ვადა გაუვიდა. გთხოვთ, შეხვიდეთ ხელახლა.',
  ),
  notYetValid: refusedToken(
    'This sign-in is not valid yet. Please try again in a moment.',
    'ეს შესვლა ჯერ არ მოქმედებს. გთხოვთ, სცადოთ ცოტა ხანში.',
  ),
  usedNonce: refusedToken(
    'This sign-in was used already, or was not started here. Please sign in again.',
    'ეს შესვლა უკვე გამოყენებულია ან აქ არ დაწყებულა. გთხოვთ, შეხვიდეთ ხელახლა.',
  ),
  unverifiedEmail: refusedToken(
    'The provider has not verified your e-mail address. Please sign in by e-mail.',
    'სერვისს თქვენი ელ. ფოსტა არ დაუდასტურებია. გთხოვთ, შეხვიდეთ ელ. ფოსტით.',
  ),
  unreachable: reasonOf(errorCodes.internal, 'openId.unreachable'),
};
