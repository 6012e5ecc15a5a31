import type { Currency, PageMeta } from '@caravan/shared/contracts';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { socialPicture } from '../../components/socialPicture';

type PriceLine = FriendshipDetail['price'][number];

const offerOf = ({ key, value }: PriceLine, priceCurrency: Currency): object => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Product', name: key },
  ...(value === null ? {} : { price: value, priceCurrency }),
});

/** Returns the advertiser as a schema.org `Organization` with its offers. */
const organisationOf = (advertiser: FriendshipDetail, currency: Currency): object => {
  const { id, title, summary, phone, email, banner, price, isDemo } = advertiser;
  return {
    '@type': 'Organization',
    name: title,
    url: `/friendship/${id}`,
    ...(summary.trim() === '' ? {} : { description: summary }),
    ...(banner === null ? {} : { image: banner }),
    ...(phone === null ? {} : { telephone: phone }),
    ...(email === null ? {} : { email }),
    ...(isDemo ? {} : { makesOffer: price.map((line) => offerOf(line, currency)) }),
  };
};

/** Title, social preview and structured data of an advertiser's page (FRI-4). */
export const advertiserMeta = (advertiser: FriendshipDetail, currency: Currency): PageMeta => {
  const { title, summary, banner, overviewImg, argumentImg, characteristics, overview } = advertiser;
  const image = socialPicture([
    banner,
    overviewImg,
    argumentImg,
    ...overview.images,
    ...characteristics.map((each) => each.image),
  ]);
  return {
    title,
    heading: title,
    ...(summary.trim() === '' ? {} : { description: summary }),
    ...(image === undefined ? {} : { image }),
    jsonLd: [organisationOf(advertiser, currency)],
  };
};
