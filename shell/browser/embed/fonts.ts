import type { EmbedFont } from '../../universal/manifest/partnerManifest';

const loading = new Map<string, Promise<unknown>>();

const load = async ({ family, weight, range, address }: EmbedFont): Promise<void> => {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) return;
  // Of bytes: no content security policy of the page need name fonts.
  document.fonts.add(await new FontFace(family, await answer.arrayBuffer(), { weight, unicodeRange: range }).load());
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
