import type { ReactElement } from 'react';
import { listParameters } from '@caravan/shared/contracts/calls';

interface CarriedEntriesProps {
  readonly search: URLSearchParams;
  /** Entries that the form sets itself, or that a change makes void. */
  readonly without: readonly string[];
}

/** What the server draws: it drops what no route declares, and the browser is to find the same entries. */
const carried = [...listParameters, 'lang'];

/** Carries the rest of the address's query through a GET form, sorted by name like every link of the page. */
export const CarriedEntries = ({ search, without }: CarriedEntriesProps): ReactElement => (
  <>
    {[...search]
      .filter(([name]) => carried.includes(name) && !without.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
  </>
);
