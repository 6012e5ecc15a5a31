import { errorCodes } from '@caravan/shared/contracts/calls';
import { reasonOf } from '../../envelope/refusal';

const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
};

export const uploadReasons = {
  wrongType: (types: readonly string[]) => {
    const list = types.map((type) => names[type] ?? type).join(', ');
    return reasonOf(errorCodes.badRequest, 'uploads.wrongType', { list });
  },
  tooLarge: reasonOf(errorCodes.badRequest, 'uploads.tooLarge'),
  empty: reasonOf(errorCodes.badRequest, 'uploads.empty'),
  tooManyPending: reasonOf(errorCodes.tooMany, 'uploads.tooManyPending'),
  dayFull: reasonOf(errorCodes.tooMany, 'uploads.dayFull'),
  unknown: reasonOf(errorCodes.notFound, 'uploads.unknown'),
  notArrived: reasonOf(errorCodes.notFound, 'uploads.notArrived'),
  notAsAnnounced: reasonOf(errorCodes.badRequest, 'uploads.notAsAnnounced'),
  over: reasonOf(errorCodes.notFound, 'uploads.over'),
  badAddress: reasonOf(errorCodes.badSignature, 'uploads.badAddress'),
  used: reasonOf(errorCodes.repeatedRequest, 'uploads.used'),
  wrongLength: reasonOf(errorCodes.badRequest, 'uploads.wrongLength'),
};
