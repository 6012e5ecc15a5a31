import type { DocumentLink, RegistryDocument, RegistryLinks } from '@caravan/shared/contracts';
import { integrityOf } from '../builds';

/** Returns the hash by which later documents name a document. */
export const documentIntegrity = (document: RegistryDocument): string =>
  integrityOf(Buffer.from(JSON.stringify(document)));

/** Returns the links of the document that follows `before`. */
export const linksAfter = (before: RegistryDocument): RegistryLinks => {
  const { sequence, change, links } = before;
  if (sequence === 0) return links;
  return { last: { ...links.last, [change.remote]: { sequence, integrity: documentIntegrity(before) } } };
};

/** Returns the link to the newest document before this one that changed a remote, or null if none did. */
export const linkTo = ({ links: { last } }: RegistryDocument, remote: string): DocumentLink | null =>
  (Object.hasOwn(last, remote) && last[remote]) || null;
