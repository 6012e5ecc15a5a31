import { routes } from '../../pages/routes';
import { firstAnswer, readSetting } from '../../support/site';

const listed = routes.filter(({ isListed }) => isListed);

const structuredDataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) => {
    const data: unknown = JSON.parse(text);
    return data;
  });

/** Returns path and query of an address with the site's public origin, which differs from that of the tests. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

describe('the HTML for search engines and social networks [SHELL-19]', () => {
  it('names a preview of 1200 × 630 pixels in PNG', async () => {
    const { meta } = await firstAnswer('/home');
    const preview = await fetch(readSetting().origin + pathOf(meta('og:image')));
    expect(preview.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await preview.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each([
    ['en', 'Georgia'],
    ['ge', 'საქართველო'],
  ])('describes a model as a data set with its place and time, in %s', async (lang, place) => {
    const { html } = await firstAnswer(`/sales/detail/week/toyota-prius?lang=${lang}`);
    const texts = structuredDataIn(html).map((data) => JSON.stringify(data));
    const dataset = texts.find((text) => text.includes('"@type":"Dataset"')) ?? '';
    expect(dataset).toContain('"@context":"https://schema.org"');
    expect(dataset).toContain(`"spatialCoverage":{"@type":"Place","name":"${place}"}`);
    expect(dataset).toMatch(/"temporalCoverage":"\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d"/);
  });

  it.each([
    ['en', 'Voltika', /wall charger/],
    ['ge', 'ვოლტიკა', /კედლის დამტენი/],
  ])('describes an advertiser without offers at demo prices, in %s [FRI-4]', async (lang, name, description) => {
    const { html, meta } = await firstAnswer(`/friendship/402?lang=${lang}`);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain(name);
    for (const network of ['og', 'twitter']) {
      expect(meta(`${network}:title`)).toContain(name);
      expect(meta(`${network}:description`)).toMatch(description);
      expect(new URL(meta(`${network}:image`)).pathname).toBe('/media/social/accessories/charger.png');
    }
    expect(html).not.toContain('"makesOffer"');
  });

  it('excludes the sign-in page and unknown pages', async () => {
    for (const path of ['/login', '/nowhere']) {
      const { html, meta } = await firstAnswer(path);
      expect(meta('robots')).toBe('noindex');
      expect(html).not.toContain('rel="canonical"');
    }
  });

  it('lists in the sitemap every page, with working addresses', async () => {
    const response = await fetch(`${readSetting().origin}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const paths = addresses.map(pathOf);
    expect(listed.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).not.toContain('/login');
    const sample = paths.filter((_path, index) => index % Math.ceil(paths.length / 20) === 0);
    for (const path of sample)
      expect({ path, status: (await firstAnswer(path)).status }).toEqual({ path, status: 200 });
  });
});
