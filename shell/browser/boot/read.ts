import type { PageFailure } from '../../universal/router/loadPage';
import type { BootManifest } from '../../universal/manifest/manifest';
import { isObject } from '../../universal/isObject';

const parse = (document: Document, id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null');

const isManifest = (value: unknown): value is BootManifest =>
  isObject(value) && 'remotes' in value && 'sequence' in value && 'lang' in value;

/** Reads the manifest and the dehydrated state that the server wrote into the page. */
export const readBoot = (
  document: Document,
): { readonly manifest: BootManifest; readonly dehydrated: Readonly<Record<string, unknown>> } => {
  const manifest = parse(document, 'caravan-boot');
  if (!isManifest(manifest)) throw new Error('the page holds no boot manifest');
  const dehydrated = parse(document, 'caravan-state');
  return { manifest, dehydrated: isObject(dehydrated) ? dehydrated : {} };
};

/** Reads the integrity of the files that the page preloads, by address. */
export const readIntegrity = (document: Document): ReadonlyMap<string, string> => {
  const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
  return new Map(links.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('integrity') ?? '']));
};

/** Returns how the server's load of the page failed. A rendered page shows its own message for a missing item. */
export const failureOf = (document: Document, { rendered }: BootManifest): PageFailure | null => {
  const status = document.documentElement.dataset['status'];
  if (status === '404' && rendered.length === 0) return 'not-found';
  return status === '500' ? 'failed' : null;
};
