import { safeParse, type GenericSchema } from 'valibot';

/** Why an entry cannot be sent: nothing there, or nothing that the call takes. */
export type Lack = 'missing' | 'wrong';

/** What the named entries of a form lack, each by its schema; nothing where all can be sent. A number of 0 is nothing yet. */
export const lacksBy = <Name extends string>(
  names: readonly Name[],
  schemas: Readonly<Record<Name, GenericSchema>>,
  entries: Readonly<Record<Name, string | number>>,
): Readonly<Record<string, Lack>> =>
  Object.fromEntries(
    names.flatMap((name): [Name, Lack][] => {
      if (safeParse(schemas[name], entries[name]).success) return [];
      return [[name, String(entries[name] || '').trim() === '' ? 'missing' : 'wrong']];
    }),
  );
