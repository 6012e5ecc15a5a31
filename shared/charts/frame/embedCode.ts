import { escapeHtml, withoutBreaks } from '../../format';
import type { Site } from '../../site';
import type { Graphic } from '../figures';

/** Script that fits the frame before it to the height that its page reports (docs/decisions/0030). */
const FIT =
  '<script>(f=>addEventListener("message",({source:s,data:d})=>{' +
  'if(s===f.contentWindow&&d.type==="caravan:height")f.height=d.height' +
  '}))(document.currentScript.previousElementSibling)</script>';

/** Estimated height of the page in pixels, used until the page reports its own, and where scripts are refused. */
const heightOf = (graphic: Graphic): number => {
  if (graphic.kind === 'bars') return 190 + 30 * graphic.rows.length;
  return graphic.kind === 'shares' ? 500 : 560;
};

/** HTML with which another site shows a chart: a lazy frame with a title, and the script that fits it. */
export const embedCode = (address: string, name: string, graphic: Graphic): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(withoutBreaks(name))}" width="100%" height="${heightOf(graphic)}" loading="lazy" style="border:0"></iframe>${FIT}`;

/** Returns the embed code of a page of this site with the visitor's language and currency. */
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
