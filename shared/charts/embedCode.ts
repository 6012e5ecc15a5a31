import { escapeHtml } from '../format';
import type { Site } from '../site';
import type { Graphic } from './types';

/** Makes the frame before it as high as its page says (docs/decisions/0030). */
const FIT =
  '<script>(f=>addEventListener("message",({source:s,data:d})=>{' +
  'if(s===f.contentWindow&&d.type==="caravan:height")f.height=d.height' +
  '}))(document.currentScript.previousElementSibling)</script>';

/** About how high its page is in a column of text, in pixels: until the frame is told, and where the script may not run. */
const heightOf = (graphic: Graphic): number => {
  if (graphic.kind === 'bars') return 190 + 30 * graphic.rows.length;
  return graphic.kind === 'shares' ? 500 : 560;
};

/** What another site's page holds to show a chart: a frame that tells its name, is loaded when it comes near, and fits. */
export const embedCode = (address: string, name: string, graphic: Graphic): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" width="100%" height="${heightOf(graphic)}" loading="lazy" style="border:0"></iframe>${FIT}`;

/** The same of a page of this site, with the settings that a chart is seen with. */
export const codeOf = (
  path: string,
  { origin, lang, currency }: Pick<Site, 'origin' | 'lang' | 'currency'>,
  name: string,
  graphic: Graphic,
): string => {
  const address = new URL(path, origin);
  address.searchParams.set('lang', lang);
  address.searchParams.set('currency', currency);
  return embedCode(address.href, name, graphic);
};
