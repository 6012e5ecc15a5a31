import { emailAddress } from '@caravan/shared/contracts/calls';

/** Key of the text that says what is missing. */
export type Hint = 'hint.email' | 'hint.emailFormat' | 'hint.code';

/** By the schema of the call, so that form and server agree on what an address is. */
const isEmailAddress = (value: string): boolean => {
  const outcome = emailAddress['~standard'].validate(value);
  return !('then' in outcome) && outcome.issues === undefined;
};

/** What is wrong with a field of the form, or null. */
export const hintFor = (field: 'email' | 'code', value: string): Hint | null => {
  const empty = value.trim() === '';
  if (field === 'code') return empty ? 'hint.code' : null;
  if (empty) return 'hint.email';
  return isEmailAddress(value) ? null : 'hint.emailFormat';
};
