import { errorCodes } from '@caravan/shared/contracts/calls';
import { makeReason } from '../../envelope/refusal';

/** The messages of the specification's section 5, for every form that visitors write to the team by. */
export const reasons = {
  priceInfoEmpty: makeReason(
    errorCodes.badRequest,
    'Please fill in all required fields',
    'გთხოვთ, შეავსოთ ყველა სავალდებულო ველი',
  ),
  emailFormat: makeReason(errorCodes.badRequest, 'Email format error', 'ელ. ფოსტის ფორმატი არასწორია'),
  contentEmpty: makeReason(errorCodes.badRequest, 'Please fill in the content', 'გთხოვთ, შეავსოთ შეტყობინების ტექსტი'),
} as const;
