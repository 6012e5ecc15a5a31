import { randomInt } from 'node:crypto';

/** The preset pictures of users, served by the demo. */
const presets = ['/media/avatars/1.svg', '/media/avatars/2.svg', '/media/avatars/3.svg'] as const;

/** Returns a random preset for a new user. */
export const randomAvatar = (): string => presets[randomInt(presets.length)] ?? presets[0];

export const isPreset = (address: string): boolean => presets.some((preset) => preset === address);
