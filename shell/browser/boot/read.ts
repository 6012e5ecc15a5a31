import type { BootManifest } from '../../universal/manifest/manifest';

const parse = (document: Document, id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null');

const isManifest = (value: unknown): value is BootManifest =>
  typeof value === 'object' && value !== null && 'remotes' in value && 'sequence' in value && 'lang' in value;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the server put into the page: the manifest, and the state that its own calls filled. */
export const readBoot = (
  document: Document,
): { readonly manifest: BootManifest; readonly dehydrated: Record<string, unknown> } => {
  const manifest = parse(document, 'caravan-boot');
  if (!isManifest(manifest)) throw new Error('the page holds no boot manifest');
  const dehydrated = parse(document, 'caravan-state');
  return { manifest, dehydrated: isObject(dehydrated) ? dehydrated : {} };
};

/** Integrity by address of the files that the page started itself. */
export const readIntegrity = (document: Document): ReadonlyMap<string, string> => {
  const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
  return new Map(links.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('integrity') ?? '']));
};
