import { nullable, record, string } from 'valibot';
import { fitting } from '../contracts';
import { storedValue } from '../storage';
import type { Fields } from './useForm';

type Entries = Readonly<Record<string, string | null>>;

/** Unsent entries by the name of the form, for as long as the tab is open. */
const persisted = storedValue(
  'caravan:entries',
  fitting(record(string(), record(string(), nullable(string())))),
  {},
  'sessionStorage',
);

/** Fields of a form that can be cleared after sending. */
interface PersistedFields<Values extends object> extends Fields<Values> {
  readonly forget: () => void;
}

/**
 * Fields whose entries survive a reload, navigation, the end of a session and a closed dialog, until they are cleared.
 */
export const usePersistedFields = <Values extends Entries>(form: string, initial: Values): PersistedFields<Values> => {
  const all = persisted.use();
  return {
    values: { ...initial, ...(Object.hasOwn(all, form) ? all[form] : {}) },
    keep: (name, value) => {
      const now = persisted.read();
      persisted.write({ ...now, [form]: { ...now[form], [name]: value } });
    },
    forget: () => {
      const { [form]: _sent, ...others } = persisted.read();
      persisted.write(others);
    },
  };
};
