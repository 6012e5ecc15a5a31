const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats a moment in the visitor's time zone by RFC 9557: `2026-11-20T21:04:05+04:00[Asia/Tbilisi]`. */
export const localTime = (time: Date, timeZone: string): string => {
  const offsetMinutes = -time.getTimezoneOffset();
  const localIso = new Date(time.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(offsetMinutes);
  const offset = `${offsetMinutes < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return `${localIso}${offset}[${timeZone}]`;
};
