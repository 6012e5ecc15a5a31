import { errorCodes } from '@caravan/shared/contracts/calls';
import { reasonOf } from '../../envelope/refusal';

export const carNotFound = reasonOf(errorCodes.notFound, 'usedCars.carNotFound');
