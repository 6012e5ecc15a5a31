import { useContext } from 'react';
import { SiteContext } from '../site/SiteContext';
import { storedValue } from '../storage';
import type { Fields } from './useForm';

type Entries = Readonly<Record<string, string | null>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEntries = (value: unknown): value is Entries =>
  isRecord(value) && Object.values(value).every((entry) => entry === null || typeof entry === 'string');
const isEntriesByForm = (value: unknown): value is Readonly<Record<string, Entries>> =>
  isRecord(value) && Object.values(value).every(isEntries);

/**
 * Unsent entries by the name of the form. Checked without valibot, which would add 2.9 KB to pages whose forms need no schema
 * (docs/decisions/0018).
 */
const entriesIn = (area: 'sessionStorage' | null) =>
  storedValue<Readonly<Record<string, Entries>>>(
    'caravan:entries',
    (stored) => (isEntriesByForm(stored) ? stored : undefined),
    {},
    area,
  );

/** Entries that are stored until the tab is closed. */
const tabEntries = entriesIn('sessionStorage');
/** Entries in memory, for a partner's page: its storage belongs to the partner. */
const pageEntries = entriesIn(null);

/** Fields of a form that can be cleared after sending. */
interface PersistedFields<Values extends object> extends Fields<Values> {
  readonly clear: () => void;
}

/**
 * Fields whose entries survive a reload, navigation, the end of a session and a closed dialog, until they are cleared. In a page of a
 * partner they do not survive a reload.
 */
export const usePersistedFields = <Values extends Entries>(form: string, initial: Values): PersistedFields<Values> => {
  const persisted = useContext(SiteContext)?.embedded ? pageEntries : tabEntries;
  const all = persisted.use();
  return {
    values: { ...initial, ...(Object.hasOwn(all, form) ? all[form] : {}) },
    setValue: (name, value) => {
      const now = persisted.read();
      persisted.write({ ...now, [form]: { ...now[form], [name]: value } });
    },
    clear: () => {
      const { [form]: _sent, ...otherForms } = persisted.read();
      persisted.write(otherForms);
    },
  };
};
