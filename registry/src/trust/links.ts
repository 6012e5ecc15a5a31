import type { DocumentLink, RegistryDocument, RegistryLinks } from '@caravan/shared/contracts';
import { integrityOf } from '../builds';

/** Returns the hash by which later documents name a document. */
export const documentIntegrity = (document: RegistryDocument): string =>
  integrityOf(Buffer.from(JSON.stringify(document)));

/** Returns the links of a document, or null if it has none of its own. */
export const ownLinks = ({ sequence, links }: RegistryDocument): RegistryLinks | null =>
  links?.at === sequence ? links : null;

/** Returns the links of the document that follows `before`. */
export const linksAfter = (before: RegistryDocument): RegistryLinks => {
  const { sequence, change } = before;
  const at = sequence + 1;
  if (sequence === 0) return { at, since: at, last: {} };
  const { since, last } = ownLinks(before) ?? { since: sequence, last: {} };
  return { at, since, last: { ...last, [change.remote]: { sequence, integrity: documentIntegrity(before) } } };
};

/** Returns the link to the newest document before this one that changed a remote, or null if no document of the links did. */
export const linkTo = (document: RegistryDocument, remote: string): DocumentLink | null => {
  const { last = {} } = ownLinks(document) ?? {};
  return (Object.hasOwn(last, remote) && last[remote]) || null;
};
