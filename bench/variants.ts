/** The variants that are compared. Each has an origin. */
export const variants = ['this site', 'one bundle', 'client only', 'no scripts'] as const;
export type Variant = (typeof variants)[number];
