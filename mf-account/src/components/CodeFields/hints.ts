import { emailAddress } from '@caravan/shared/contracts/calls';

/** What a field of a form with a code lacks; the forms say it in their own words. */
export type Lack = 'email' | 'emailFormat' | 'code';

/** By the schema of the call, so that form and server agree on what an address is. */
export const isEmailAddress = (value: string): boolean => {
  const outcome = emailAddress['~standard'].validate(value);
  return !('then' in outcome) && outcome.issues === undefined;
};

/** What is wrong with a field, or null. */
export const lackOf = (field: 'email' | 'code', value: string): Lack | null => {
  const empty = value.trim() === '';
  if (field === 'code') return empty ? 'code' : null;
  if (empty) return 'email';
  return isEmailAddress(value) ? null : 'emailFormat';
};
