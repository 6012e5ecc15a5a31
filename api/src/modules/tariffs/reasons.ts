import { errorCodes } from '@caravan/shared/contracts/calls';
import { makeReason } from '../../envelope/refusal';

export const tariffReasons = {
  notFound: makeReason(
    errorCodes.notFound,
    'There is no such tariff, or its document has changed. Load the page again.',
    'ასეთი ტარიფი არ არსებობს ან მისი დოკუმენტი შეიცვალა. ჩატვირთეთ გვერდი ხელახლა.',
  ),
  approvedBefore: makeReason(
    errorCodes.approvedBefore,
    'You have already approved this tariff. Another admin must approve it too.',
    'ეს ტარიფი თქვენ უკვე დაამტკიცეთ. ის სხვა ადმინისტრატორმაც უნდა დაამტკიცოს.',
  ),
  notApproved: makeReason(
    errorCodes.notFound,
    'You have not approved this tariff.',
    'ეს ტარიფი თქვენ არ დაგიმტკიცებიათ.',
  ),
};
