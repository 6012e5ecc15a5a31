import type { ReactElement } from 'react';

interface CarriedEntriesProps {
  readonly search: URLSearchParams;
  /** Entries that the form sets itself, or that a change makes void. */
  readonly without: readonly string[];
}

/** Carries the rest of the address's query through a GET form. */
export const CarriedEntries = ({ search, without }: CarriedEntriesProps): ReactElement => (
  <>
    {[...search]
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
  </>
);
