/** The id of the home page's vehicle finder (HOME-9). */
export const FINDER_ID = 'VehicleFinder';

/** Where vehicles are looked for: the way there, and the way back (SHELL-2). */
export const FINDER_ADDRESS = `/home#${FINDER_ID}`;
