import { drawPrize } from '@caravan/shared/contracts/calls';
import { lacksBy, type Lack } from '../../../components/form/lacksBy';
import type { Person } from '../../../state/messageForm';

/** In the order of the ticket; the company is optional. */
export const entryNames = ['name', 'email', 'telephone', 'companyName'] as const satisfies readonly (keyof Person)[];
export type EntryName = (typeof entryNames)[number];

export type Lacks = Readonly<Partial<Record<EntryName, Lack>>>;

const { name, email, telephone, companyName } = drawPrize.parameter.entries;
const schemas = { name, email, telephone, companyName };

/** What keeps somebody from entering, by the call's own rules; nothing where all is there. */
export const lacksOf = (person: Person): Lacks => lacksBy(entryNames, schemas, person);
