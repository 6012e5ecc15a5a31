/** The steps in order. The order defines their numbers. */
export const steps = ['status', 'cookies', 'password', 'email', 'factor', 'blocked', 'suspended'] as const;

/** Key of a step, its texts and its drawing. */
export type StepId = (typeof steps)[number];
