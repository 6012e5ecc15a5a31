/** Name of the page's container (`PageColumn`). Layouts depend on its width, because the side menu may take part of the screen. */
export const COLUMN = 'marketplace';

export const column = {
  phone: `@container ${COLUMN} (max-width: 30rem)`,
  /** Wider than a phone, but too narrow for two articles side by side. */
  medium: `@container ${COLUMN} (min-width: 30.01rem) and (max-width: 52rem)`,
  wide: `@container ${COLUMN} (min-width: 52.01rem)`,
  /** Wide enough for four articles side by side. */
  widest: `@container ${COLUMN} (min-width: 64rem)`,
  belowWidest: `@container ${COLUMN} (max-width: 63.99rem)`,
} as const;
