import { errorCodes } from '@caravan/shared/contracts/calls';
import { reasonOf } from '../../envelope/refusal';

export const vehicleNotFound = reasonOf(errorCodes.notFound, 'vehicles.vehicleNotFound');
export const vehicleHasNoImportCosts = reasonOf(errorCodes.notFound, 'vehicles.noImportCosts');
