import { errorCodes } from '@caravan/shared/contracts/calls';
import { reasonOf } from '../../envelope/refusal';

/** Messages of section 5 of the specification, for all forms that write to the team. */
export const reasons = {
  priceInfoEmpty: reasonOf(errorCodes.badRequest, 'requests.priceInfoEmpty'),
  emailFormat: reasonOf(errorCodes.badRequest, 'requests.emailFormat'),
  contentEmpty: reasonOf(errorCodes.badRequest, 'requests.contentEmpty'),
} as const;
