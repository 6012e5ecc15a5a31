import { errorCodes } from '@caravan/shared/contracts/calls';
import { makeReason } from '../../envelope/refusal';

export const carNotFound = makeReason(
  errorCodes.notFound,
  'This car is not in the catalogue: it may have been sold.',
  'ეს ავტომობილი კატალოგში არ არის: შესაძლოა, უკვე გაიყიდა.',
);
