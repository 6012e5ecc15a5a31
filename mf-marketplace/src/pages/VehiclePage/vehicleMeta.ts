import type { Currency, PageMeta, PageSetting, Translate } from '@caravan/shared/contracts';
import type { DetailedVehicle } from '../../api/listed';
import { VEHICLES_PATH } from '../../api/listView';
import { isVideo } from '../../components/gallery/media';
import { carPreview } from '../../components/socialPicture';

const valueOf = ({ overview, attributes }: DetailedVehicle, code: string): string | undefined =>
  [...overview, ...attributes].find((item) => item.code === code)?.value ?? undefined;

const carOf = (vehicle: DetailedVehicle, currency: Currency, pictures: readonly string[]): object => {
  const { itemId, name, brandName, modelName, odometer, price, description, isDemo } = vehicle;
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
    ...(price === null || isDemo
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

/** Metadata of a vehicle's page for search engines and social networks (SHELL-19). */
export const vehicleMeta = (vehicle: DetailedVehicle, { currency }: PageSetting, t: Translate): PageMeta => {
  const pictures = vehicle.images.filter((address) => !isVideo(address));
  const image = carPreview('vehicle', pictures[0]);
  return {
    title: t('vehiclePage.described', { name: vehicle.name }),
    heading: vehicle.name,
    name: vehicle.name,
    ...(vehicle.description === '' ? {} : { description: vehicle.description }),
    ...(image === undefined ? {} : { image }),
    breadcrumbs: [{ text: t('vehiclePage.finder'), path: VEHICLES_PATH }],
    jsonLd: [carOf(vehicle, currency, pictures)],
  };
};
