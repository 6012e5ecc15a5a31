/** A moment in answers: Unix seconds. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
