// Not yet in every browser.
declare const Temporal: { readonly Now: { timeZoneId(): string } } | undefined;

/** The visitor's zone by its IANA name. The first use of `Intl` holds up a slow phone for 100 ms, which `Temporal` does not. */
export const timeZone = (): string =>
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
