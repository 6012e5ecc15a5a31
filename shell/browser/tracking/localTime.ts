const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats a moment in the visitor's time zone by RFC 9557: `2026-11-20T21:04:05+04:00[Asia/Tbilisi]`. */
export const localTime = (moment: Date, timeZone: string): string => {
  const ahead = -moment.getTimezoneOffset();
  const shown = new Date(moment.getTime() + ahead * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(ahead);
  const offset = `${ahead < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return `${shown}${offset}[${timeZone}]`;
};
