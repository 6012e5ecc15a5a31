import { errorCodes } from '@caravan/shared/contracts/calls';
import { reasonOf } from '../../envelope/refusal';

export const tariffReasons = {
  notFound: reasonOf(errorCodes.notFound, 'tariffs.notFound'),
  approvedBefore: reasonOf(errorCodes.approvedBefore, 'tariffs.approvedBefore'),
  notApproved: reasonOf(errorCodes.notFound, 'tariffs.notApproved'),
};
