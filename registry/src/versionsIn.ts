import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';

/** Returns the versions that a document names: running ones, their fallbacks, and pins of partners. */
export const versionsIn = ({ remotes, partners = {} }: RegistryDocument): readonly RemoteDescriptor[] => [
  ...Object.values(remotes).flatMap(({ current, previous }) => (previous ? [current, previous] : [current])),
  ...Object.values(partners).flatMap(({ pins }) => Object.values(pins)),
];
