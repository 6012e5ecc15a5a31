import type { EmbedFont } from '../../universal/manifest/partnerManifest';

const loading = new Map<string, Promise<unknown>>();

const added = new WeakSet<FontFace>();

/** A page of the site itself has these fonts, or has gone on without them where they came late: they would move its lines. */
const isKnownToPage = (family: string): boolean =>
  [...document.fonts].some((face) => !added.has(face) && face.family.replaceAll('"', '') === family);

const load = async ({ family, weight, range, address }: EmbedFont): Promise<void> => {
  if (isKnownToPage(family)) return;
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) return;
  // Of bytes: no content security policy of the page need name fonts.
  const face = new FontFace(family, await answer.arrayBuffer(), { weight, unicodeRange: range });
  added.add(face);
  document.fonts.add(await face.load());
};

/** Makes fonts known to the page, each once, under names of the site's own: shadow roots know none of their own. */
export const loadFonts = (fonts: readonly EmbedFont[]): Promise<unknown> =>
  Promise.all(
    fonts.map((font) => {
      const begun = loading.get(font.address) ?? load(font).catch(() => loading.delete(font.address));
      loading.set(font.address, begun);
      return begun;
    }),
  );
