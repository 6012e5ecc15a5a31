import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';

/** The versions that a document refers to: what runs, what it goes back to, and what partners hold. */
export const versionsIn = ({ remotes, partners = {} }: RegistryDocument): readonly RemoteDescriptor[] => [
  ...Object.values(remotes).flatMap(({ current, previous }) => (previous ? [current, previous] : [current])),
  ...Object.values(partners).flatMap(({ pins }) => Object.values(pins)),
];
