import type { EmbedFont } from '../../universal/manifest/partnerManifest';

const loading = new Map<string, Promise<unknown>>();

const added = new WeakSet<FontFace>();

/** Whether the page declares the font, as pages of the site do. Loading it again could shift the page's lines. */
const isDeclaredByPage = (family: string): boolean =>
  [...document.fonts].some((face) => !added.has(face) && face.family.replaceAll('"', '') === family);

const load = async ({ family, weight, range, address }: EmbedFont): Promise<void> => {
  if (isDeclaredByPage(family)) return;
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) return;
  // From bytes, so that the page's content security policy need not allow fonts.
  const face = new FontFace(family, await answer.arrayBuffer(), { weight, unicodeRange: range });
  added.add(face);
  document.fonts.add(await face.load());
};

/** Adds fonts to the document, each once, because a shadow root cannot declare fonts. Their names are the site's own. */
export const loadFonts = (fonts: readonly EmbedFont[]): Promise<unknown> =>
  Promise.all(
    fonts.map((font) => {
      const started = loading.get(font.address) ?? load(font).catch(() => loading.delete(font.address));
      loading.set(font.address, started);
      return started;
    }),
  );
