/** Converts a time to Unix seconds, the format of times in answers. */
export const toUnixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
