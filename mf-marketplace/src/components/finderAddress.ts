import { VEHICLES_PATH } from '../api/listView';

/** The id of the home page's vehicle finder (HOME-9). */
export const FINDER_ID = 'VehicleFinder';

/** Where vehicles are looked for: the way there, and the way back. */
export const FINDER_ADDRESS = VEHICLES_PATH;
