type Rgb = readonly [red: number, green: number, blue: number];

const channels = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const shadow = '#0b0c10';

/** Mixes two colours (`#rrggbb`). `share` is that of the second colour, from 0 to 1. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to);
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => Math.min(255, Math.max(0, channel)).toString(16).padStart(2, '0')).join('')}`;
};

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);

export const darken = (hex: string, share: number): string => mix(hex, shadow, share);

/** Returns the perceived brightness from 0 (black) to 1 (white). */
export const brightness = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};
