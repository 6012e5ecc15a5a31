import { errorCodes } from '@caravan/shared/contracts/calls';
import { makeReason } from '../../envelope/refusal';

/** Messages of section 5 of the specification, for all forms that write to the team. */
export const reasons = {
  priceInfoEmpty: makeReason(
    errorCodes.badRequest,
    'Please fill in all required fields',
    'გთხოვთ, შეავსოთ ყველა სავალდებულო ველი',
  ),
  emailFormat: makeReason(errorCodes.badRequest, 'Email format error', 'ელ. ფოსტის ფორმატი არასწორია'),
  contentEmpty: makeReason(errorCodes.badRequest, 'Please fill in the content', 'გთხოვთ, შეავსოთ შეტყობინების ტექსტი'),
} as const;
