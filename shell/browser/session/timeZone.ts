// Not all browsers have `Temporal` yet.
declare const Temporal: { readonly Now: { timeZoneId(): string } } | undefined;

/** Returns the IANA name of the visitor's time zone. The first use of `Intl` blocks a slow phone for 100 ms, `Temporal` does not. */
export const timeZone = (): string =>
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
