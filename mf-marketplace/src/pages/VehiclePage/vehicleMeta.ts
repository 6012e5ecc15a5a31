import type { Currency, Language, Localised, PageMeta } from '@caravan/shared/contracts';
import type { VehicleDetail } from '@caravan/shared/contracts/calls';
import { FINDER_ADDRESS } from '../../components/finderAddress';
import { isVideo } from '../../components/gallery/media';
import { carPreview } from '../../components/socialPicture';

const finderTitle: Localised = { en: 'Vehicle finder', ge: 'ავტომობილის ძიება' };

/** A name alone says nothing of what one finds here. */
const titled: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name}: price, pictures, history`,
  ge: (name) => `${name}: ფასი, სურათები, ისტორია`,
};

/** A value of the sheet by its code, where it is known. */
const valueOf = ({ overview, attributes }: VehicleDetail, code: string): string | undefined =>
  [...overview, ...attributes].find((item) => item.code === code)?.value ?? undefined;

/** The vehicle as schema.org knows it. */
const carOf = (vehicle: VehicleDetail, currency: Currency | undefined, pictures: readonly string[]): object => {
  const { itemId, name, brandName, modelName, odometer, price, description } = vehicle;
  const url = `/detail/${itemId}`;
  return {
    '@type': 'Car',
    name,
    url,
    description: description === '' ? undefined : description,
    image: pictures,
    brand: { '@type': 'Brand', name: brandName },
    model: modelName,
    vehicleModelDate: valueOf(vehicle, 'year'),
    color: valueOf(vehicle, 'exteriorColor'),
    vehicleIdentificationNumber: valueOf(vehicle, 'vin'),
    itemCondition: 'https://schema.org/UsedCondition',
    ...(odometer === null
      ? {}
      : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: odometer, unitCode: 'KMT' } }),
    ...(price === null || currency === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: currency,
            availability: 'https://schema.org/InStock',
            url,
          },
        }),
  };
};

/** What search engines and social networks read of a vehicle's page (SHELL-19); without the currency no offer. */
export const vehicleMeta = (vehicle: VehicleDetail, lang: Language, currency: Currency | undefined): PageMeta => {
  const pictures = vehicle.images.filter((address) => !isVideo(address));
  const image = carPreview('vehicle', pictures[0]);
  return {
    title: titled[lang](vehicle.name),
    ...(vehicle.description === '' ? {} : { description: vehicle.description }),
    ...(image === undefined ? {} : { image }),
    breadcrumbs: [{ text: finderTitle[lang], path: FINDER_ADDRESS }],
    jsonLd: [carOf(vehicle, currency, pictures)],
  };
};
