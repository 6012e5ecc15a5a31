import type { Page } from 'puppeteer';

/** Where the content ends: what a browser is to know of before any script. */
const CONTENT_END = '</main>';
const SCRIPT = /<(?:script(?=[^>]*\ssrc=)|link rel="modulepreload")[^>]*>/g;

/**
 * Scripts of a page's HTML that would be fetched before pictures, and the largest picture, where it does not go first though it stands in that
 * HTML: one of an answer that only the browser asks for comes after the scripts that ask.
 */
export const orderFaults = async (html: string, page: Page): Promise<string[]> => {
  const scripts = [...html.matchAll(SCRIPT)];
  const content = html.lastIndexOf(CONTENT_END);
  const earlyScripts = scripts
    .filter(({ index, 0: tag }) => index < content || !tag.includes('fetchpriority="low"'))
    .map(([tag]) => tag);
  const latePicture = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const largest = observer.takeRecords().at(-1);
    observer.disconnect();
    const picture = largest && 'element' in largest ? largest.element : null;
    if (!(picture instanceof HTMLImageElement)) return null;
    const isFirst = picture.fetchPriority === 'high' && picture.loading !== 'lazy';
    return isFirst ? null : picture.getAttribute('src');
  });
  const isSent = latePicture !== null && html.includes(`src="${latePicture.replaceAll('&', '&amp;')}"`);
  return [...(scripts.length > 0 ? earlyScripts : ['no scripts are found']), ...(isSent ? [latePicture] : [])];
};
