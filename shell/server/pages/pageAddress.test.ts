import { defaultPathNames } from '@caravan/shared/contracts/calls';
import { createPageAddresses } from './pageAddress';
import { federationOf, federationWithRoute, withSite } from '../testing/site';

const site = withSite();
beforeAll(async () => {
  await site.publish(federationWithRoute('ranking', { query: ['page', 'sort'] }));
  await site.publish(federationOf('older'));
  await site.publish(federationWithRoute('frame', { query: ['title'], framed: true }));
});

const addressOf = createPageAddresses(defaultPathNames);

const read = async (address: string) => {
  const { feed } = await site.follow();
  return addressOf(feed.current().running, new URL(address, 'https://caravan.test'));
};
const normalized = async (address: string): Promise<string> => {
  const { url } = await read(address);
  return url.pathname + url.search;
};

describe('the address of a page', () => {
  it.each([
    ['/ranking?page=2&sort=new&lang=ge', '/ranking?lang=ge&page=2&sort=new'],
    ['/ranking?sort=new&lang=ge&page=2&page=2', '/ranking?lang=ge&page=2&sort=new'],
    ['/ranking?sort=%6Eew+one', '/ranking?sort=new+one'],
    ['/ranking?sort=new%20one&', '/ranking?sort=new+one'],
    ['/ranking?x=1', '/ranking'],
    ['/ranking/7?utm_source=a&page=2&x=%20', '/ranking/7?page=2'],
    ['/test?x=1', '/test'],
    ['/ranking?currency=GEL&theme=dark', '/ranking?currency=GEL'],
    ['/ranking?page=2&country=azerbaijan', '/ranking?country=azerbaijan&page=2'],
    ['/ranking?country=china', '/ranking'],
    ['/frame?title=a&currency=GEL&theme=dark&menu=narrow', '/frame?currency=GEL&theme=dark&title=a'],
    ['/frame?lang=xx&currency=AZN&theme=red&currency=USD', '/frame?currency=USD'],
  ])('is normalized from %s to %s, without undeclared parameters [REL-3]', async (address, expected) => {
    expect(await normalized(address)).toBe(expected);
  });

  it('sets all settings in a frame, and all but the theme elsewhere [EMB-1]', async () => {
    const search = '?lang=xx&lang=ge&currency=GEL&theme=dark&country=china&country=azerbaijan';
    const expected = { lang: 'ge', currency: 'GEL', country: 'azerbaijan' };
    expect((await read(`/frame${search}`)).preferences).toEqual({ ...expected, theme: 'dark' });
    expect((await read(`/ranking${search}`)).preferences).toEqual(expected);
    expect((await read('/frame')).preferences).toEqual({});
  });

  it.each([
    ['/Ranking/', '/ranking'],
    ['/RANKING/Zeekr/', '/ranking/Zeekr'],
    ['/r%61nking/%5Aeekr%20one', '/ranking/Zeekr%20one'],
    ['/TEST/', '/test'],
  ])('in another spelling, %s, redirects to %s [REL-3]', async (address, path) => {
    expect(await read(address)).toMatchObject({ hasRoute: true, redirectTo: path });
    expect(await read(path)).toMatchObject({ hasRoute: true, redirectTo: null });
  });

  it('keeps all parameters if an older build declares none', async () => {
    expect(await normalized('/older?x=1')).toBe('/older?x=1');
  });

  it.each(['/nowhere?x=1', '/ranking/7/8', '/ranking/%00', '/ranking/%EF%BF%BD'])(
    'is the same for every address without a route: %s [REL-3]',
    async (address) => {
      expect(await normalized(address)).toBe('/not-found');
    },
  );
});
