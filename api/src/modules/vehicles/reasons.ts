import { errorCodes } from '@caravan/shared/contracts/calls';
import { makeReason } from '../../envelope/refusal';

export const vehicleNotFound = makeReason(
  errorCodes.notFound,
  'This car is not in the finder: it may have been sold.',
  'ეს ავტომობილი ვერ მოიძებნა: შესაძლოა, უკვე გაიყიდა.',
);
