import { randomInt } from 'node:crypto';

/** The pictures that users start with; the demo serves them. */
const presets = ['/media/avatars/1.svg', '/media/avatars/2.svg', '/media/avatars/3.svg'] as const;

/** One of the presets at random, for a new user. */
export const randomAvatar = (): string => presets[randomInt(presets.length)] ?? presets[0];

/** Whether an address is that of a preset. */
export const isPreset = (address: string): boolean => presets.some((preset) => preset === address);
