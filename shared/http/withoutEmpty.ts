/**
 * Returns the variables of an environment that have a value. Compose sets a variable that its user did not set to the empty
 * text.
 */
export const withoutEmpty = (env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
