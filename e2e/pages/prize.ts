const slot = '[data-slot="marketplace/prize"]';

/** Selectors of the prize draw. */
export const prize = {
  timer: `${slot} [role="timer"]`,
  /** The time at which the draw ends. */
  end: `${slot} time`,
  field: (name: string): string => `${slot} input[name="${name}"]`,
  fieldError: `${slot} form [id$="-error"]:not(:empty)`,
  enter: `${slot} form button`,
  won: `${slot} h3[tabindex="-1"]`,
} as const;
