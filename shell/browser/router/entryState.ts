import { isObject } from '../../universal/isObject';

/** Returns the state of the current history entry. */
export const entryState = ({ history }: Pick<Window, 'history'>): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return isObject(state) ? state : {};
};
