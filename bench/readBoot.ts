import { jsonIn } from '../shell/server/testing/html';
import { isObject } from '../shell/universal/isObject';
import type { BootManifest } from '../shell/universal/manifest/manifest';

const isManifest = (value: unknown): value is BootManifest =>
  isObject(value) && 'remotes' in value && 'rendered' in value && 'names' in value && 'lang' in value;

/** Reads the manifest in the HTML of a page. Throws if there is none. `page` names the page in the message. */
export const readBoot = (html: string, page = 'the page'): BootManifest => {
  const manifest = jsonIn(html, 'caravan-boot');
  if (!isManifest(manifest)) throw new Error(`${page} contains no manifest`);
  return manifest;
};
