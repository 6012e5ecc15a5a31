/** The finder that vehicles are opened from: the way back. */
export const FINDER = '/home#VehicleFinder';
