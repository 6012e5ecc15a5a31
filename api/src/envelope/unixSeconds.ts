/** A moment in answers: Unix seconds. */
export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
