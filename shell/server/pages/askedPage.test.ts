import { defaultPathNames } from '@caravan/shared/contracts/calls';
import { createAskedPages } from './askedPage';
import { federationOf, makeSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = makeSite();
  const { routes } = federationOf('ranking');
  await site.publish(
    federationOf('ranking', { routes: routes.map((route) => ({ ...route, query: ['page', 'sort'] })) }),
  );
  await site.publish(federationOf('older'));
  const frame = federationOf('frame');
  await site.publish({ ...frame, routes: frame.routes.map((route) => ({ ...route, query: ['title'], framed: true })) });
});
afterAll(() => site.remove());

const askedPage = createAskedPages(defaultPathNames);

const ask = async (address: string) => {
  const { feed } = await site.follow();
  return askedPage(feed.current(), new URL(address, 'https://caravan.test'));
};
const asked = async (address: string): Promise<string> => {
  const { url } = await ask(address);
  return url.pathname + url.search;
};

describe('what a page depends on of its address', () => {
  it.each([
    ['/ranking?page=2&sort=new&lang=ge', '/ranking?lang=ge&page=2&sort=new'],
    ['/ranking?sort=new&lang=ge&page=2&page=2', '/ranking?lang=ge&page=2&sort=new'],
    ['/ranking?sort=%6Eew+one', '/ranking?sort=new+one'],
    ['/ranking?sort=new%20one&', '/ranking?sort=new+one'],
    ['/ranking?x=1', '/ranking'],
    ['/ranking/7?utm_source=a&page=2&x=%20', '/ranking/7?page=2'],
    ['/?x=1', '/'],
    ['/test?x=1', '/test'],
    ['/ranking?currency=GEL&theme=dark', '/ranking'],
    ['/frame?title=a&currency=GEL&theme=dark&menu=narrow', '/frame?currency=GEL&theme=dark&title=a'],
    ['/frame?lang=xx&currency=AZN&theme=red&currency=USD', '/frame?currency=USD'],
  ])('of %s is %s: parameters that nobody declares make no other page [REL-3]', async (address, depends) => {
    expect(await asked(address)).toBe(depends);
  });

  it('chooses language, currency and theme in a frame, where no cookie says them, and the language anywhere [EMB-1]', async () => {
    const search = '?lang=xx&lang=ge&currency=GEL&theme=dark';
    expect((await ask(`/frame${search}`)).chosen).toEqual({ lang: 'ge', currency: 'GEL', theme: 'dark' });
    expect((await ask(`/ranking${search}`)).chosen).toEqual({ lang: 'ge' });
    expect((await ask('/frame')).chosen).toEqual({});
  });

  it.each([
    ['/Ranking/', '/ranking'],
    ['/RANKING/Zeekr/', '/ranking/Zeekr'],
    ['/r%61nking/%5Aeekr%20one', '/ranking/Zeekr%20one'],
    ['/TEST/', '/test'],
  ])('of %s is %s, where who asks is sent: spellings make no other page [REL-3]', async (address, path) => {
    expect(await ask(address)).toMatchObject({ isOwned: true, movedTo: path });
    expect(await ask(path)).toMatchObject({ isOwned: true, movedTo: null });
  });

  it('is all of its parameters where an older build declares none', async () => {
    expect(await asked('/older?x=1')).toBe('/older?x=1');
  });

  it.each(['/nowhere?x=1', '/ranking/7/8', '/ranking/%00', '/ranking/%EF%BF%BD'])(
    'is the same for every address that nobody owns: %s [REL-3]',
    async (address) => {
      expect(await asked(address)).toBe('/not-found');
    },
  );
});
