import { hash } from 'node:crypto';
import type { identities } from '@caravan/api/schema';
import people from './identities.json' with { type: 'json' };

/** Returns an id that is the same on every machine. */
const idOf = (name: string): string => hash('sha256', `demo identity ${name}`, 'base64url').slice(0, 26);

/** Numbers of the form +995 32 2 555 0xxx do not exist. Every seventh person has no number, every ninth no e-mail address. */
export const demoIdentities = (): (typeof identities.$inferInsert)[] =>
  people.map(({ firstName, lastName, mailbox, domain, platform }, index) => ({
    id: idOf(`${mailbox}@${domain}`),
    firstName,
    lastName,
    phone: index % 7 === 6 ? null : `+995 32 2 555 01 ${String(10 + index)}`,
    email: index % 9 === 8 ? null : `${mailbox}@${domain}`,
    platform,
  }));
