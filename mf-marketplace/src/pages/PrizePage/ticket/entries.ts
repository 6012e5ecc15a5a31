import { safeParse } from 'valibot';
import { drawPrize } from '@caravan/shared/contracts/calls';
import type { Person } from '../../../state/messageForm';

/** In the order of the ticket; the company is optional. */
export const entryNames = ['name', 'email', 'telephone', 'companyName'] as const satisfies readonly (keyof Person)[];
export type EntryName = (typeof entryNames)[number];

/** Why an entry cannot be sent: nothing there, or nothing that the call takes. */
export type Lack = 'missing' | 'wrong';
export type Lacks = Readonly<Partial<Record<EntryName, Lack>>>;

const { name, email, telephone, companyName } = drawPrize.parameter.entries;
const schemas = { name, email, telephone, companyName };

const lackOf = (person: Person, entry: EntryName): Lack | undefined => {
  if (safeParse(schemas[entry], person[entry]).success) return undefined;
  return person[entry].trim() === '' ? 'missing' : 'wrong';
};

/** What keeps somebody from entering, by the call's own rules; nothing where all is there. */
export const lacksOf = (person: Person): Lacks =>
  Object.fromEntries(
    entryNames.flatMap((entry) => {
      const lack = lackOf(person, entry);
      return lack === undefined ? [] : [[entry, lack]];
    }),
  );
