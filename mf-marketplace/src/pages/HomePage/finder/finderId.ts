/** The section's id: `/home#VehicleFinder` leads here (SHELL-2, HOME-9). */
export const FINDER = 'VehicleFinder';
