/**
 * Layouts follow the width of the page's column, not of the screen: the side menu takes a part of it, or does not.
 * The page is the container (`PageColumn`).
 */
export const COLUMN = 'marketplace';

export const column = {
  /** Phones. */
  phone: `@container ${COLUMN} (max-width: 30rem)`,
  /** Wider than a phone, too narrow for two stories side by side. */
  medium: `@container ${COLUMN} (min-width: 30.01rem) and (max-width: 52rem)`,
  wide: `@container ${COLUMN} (min-width: 52.01rem)`,
  /** Four articles side by side. */
  widest: `@container ${COLUMN} (min-width: 64rem)`,
  belowWidest: `@container ${COLUMN} (max-width: 63.99rem)`,
} as const;
