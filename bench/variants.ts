/** What is compared, each at an origin of its own. */
export const variants = ['this site', 'one bundle', 'client only', 'no scripts'] as const;
export type Variant = (typeof variants)[number];
