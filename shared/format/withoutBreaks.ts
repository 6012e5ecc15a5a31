/** Removes the soft hyphens and word joiners of the site's Georgian texts. Files, titles and code need none. */
export const withoutBreaks = (text: string): string => text.replaceAll(/[\u00AD\u2060]/g, '');
