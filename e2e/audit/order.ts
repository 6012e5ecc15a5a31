import type { Page } from 'puppeteer';

/** Scripts belong after the content, so that the browser requests pictures first. */
const CONTENT_END = '</main>';
const SCRIPT = /<(?:script(?=[^>]*\ssrc=)|link rel="modulepreload")[^>]*>/g;

/**
 * Returns scripts that the browser would request before pictures. Also returns the largest picture if the HTML contains it without high
 * priority. A picture that is not in the HTML comes from a later call of the browser.
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
