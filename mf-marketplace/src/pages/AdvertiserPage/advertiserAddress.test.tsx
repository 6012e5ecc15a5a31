import { errorCodes, type FriendshipDetail } from '@caravan/shared/contracts/calls';
import { metaOf as metaIn, refused } from '@caravan/shared/testing';
import { advertiser, bareAdvertiser } from '../../testing/friendshipFixtures';
import { renderSite } from '../../testing/renderSite';
import { texts } from '../../testing/texts';
import { page } from './AdvertiserPage';

const url = new URL('https://caravan.example/friendship/402');
const params = { id: '402' };

const metaOf = async (answer: FriendshipDetail) => {
  const { context } = renderSite(<p />, { answers: { getFinderFriendshipDetail: answer } });
  await page.load({ context, params, url });
  const state = context.getState();
  return metaIn(page, 'marketplace', texts.en, { params, state });
};

describe('the address of an advertiser', () => {
  it('is not found for an unknown advertiser [FRI-6]', async () => {
    const { context } = renderSite(<p />, { answers: { getFinderFriendshipDetail: refused(errorCodes.notFound) } });
    for (const id of ['9', 'x'.repeat(65), undefined]) {
      await expect(page.load({ context, params: { id }, url })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('gives title, description, preview and offers [FRI-4]', async () => {
    expect(await metaOf(advertiser())).toEqual({
      title: 'Voltika',
      heading: 'Voltika',
      description: 'A wall charger',
      image: '/media/social/accessories/charger.png',
      jsonLd: [
        {
          '@type': 'Organization',
          name: 'Voltika',
          url: '/friendship/402',
          description: 'A wall charger',
          image: '/media/accessories/charger/banner.svg',
          telephone: '+995 32 2 555 01 12',
          email: 'hello@voltika.example',
          makesOffer: [
            {
              '@type': 'Offer',
              itemOffered: { '@type': 'Product', name: 'Home 11' },
              price: 1540,
              priceCurrency: 'USD',
            },
            { '@type': 'Offer', itemOffered: { '@type': 'Product', name: 'Installation' } },
          ],
        },
      ],
    });
  });

  it('gives no offers for an example advertiser [SAL-10]', async () => {
    expect(JSON.stringify(await metaOf(advertiser({ isDemo: true })))).not.toMatch(/offer/i);
  });

  it('uses another picture as preview without a banner [FRI-4]', async () => {
    const meta = await metaOf(advertiser({ banner: null, overviewImg: 'https://cdn.example/a.svg' }));
    expect(meta?.image).toBe('/media/social/accessories/charger.png');
    expect((await metaOf(advertiser({ banner: '/uploads/banner.JPG' })))?.image).toBe('/uploads/banner.JPG');
    expect(Object.keys((await metaOf(bareAdvertiser())) ?? {})).toEqual(['title', 'heading', 'jsonLd']);
  });

  it('lists every advertiser in the sitemap', async () => {
    const item = { img: '/a.svg', title: 'A', link: '/friendship/401' };
    const answers = {
      getFinderFriendship: [
        { ...item, id: '401' },
        { ...item, id: '402' },
      ],
    };
    const { context } = renderSite(<p />, { answers });
    expect(await page.addresses(context)).toEqual(['/friendship/401', '/friendship/402']);
  });
});
