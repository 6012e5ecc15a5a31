/** The steps in their order: the numbers are counted from it. */
export const steps = ['status', 'cookies', 'password', 'email', 'factor', 'blocked', 'suspended'] as const;

/** Names a step, its texts and its drawing. */
export type StepId = (typeof steps)[number];
