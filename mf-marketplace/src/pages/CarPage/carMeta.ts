import type { Currency, Language, PageMeta, PageSetting, Translate } from '@caravan/shared/contracts';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { formatKm, formatMoney } from '@caravan/shared/format';
import { carPreview } from '../../components/socialPicture';
import { cataloguePath, imagesOf, titleOf } from '../../components/catalogue/carTexts';

/** Leaves out unknown values, because search engines read null as a value. */
const withoutUnknown = (entries: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined));

const quantityOf = (value: number | null, unitCode: string): object | null =>
  value === null ? null : { '@type': 'QuantitativeValue', value, unitCode };

const addressOf = (car: UsedCar): string => `/car/model/detail/${encodeURIComponent(car.usedCarId)}`;

const offerOf = (car: UsedCar, priceCurrency: Currency): object | null =>
  car.salePrice === null || car.isDemo
    ? null
    : withoutUnknown({
        '@type': 'Offer',
        price: car.salePrice,
        priceCurrency,
        availability: car.isNow ? 'https://schema.org/InStock' : 'https://schema.org/LimitedAvailability',
        itemCondition: 'https://schema.org/UsedCondition',
        url: addressOf(car),
        seller: car.enterpriseInfo && { '@type': 'Organization', name: car.enterpriseInfo.name },
      });

/** Returns the car as a schema.org `Car`. Unit codes are those of UN/CEFACT: KMT is kilometre, KWT is kilowatt. */
const jsonLdOf = (car: UsedCar, lang: Language, currency: Currency): object => {
  const images = imagesOf(car);
  return withoutUnknown({
    '@type': 'Car',
    name: titleOf(car),
    url: addressOf(car),
    brand: { '@type': 'Brand', name: car.brandInfo.name, logo: car.brandInfo.logo },
    model: car.seriesInfo.name,
    vehicleConfiguration: car.levelTitle,
    vehicleModelDate: car.year === null ? null : String(car.year),
    itemCondition: 'https://schema.org/UsedCondition',
    vehicleIdentificationNumber: car.vin,
    mileageFromOdometer: quantityOf(car.odometer, 'KMT'),
    vehicleEngine:
      car.totalPower === null
        ? null
        : { '@type': 'EngineSpecification', enginePower: quantityOf(car.totalPower, 'KWT') },
    fuelType: car.energyTitle,
    color: car.colorInfo && (lang === 'ge' ? car.colorInfo.nameGe : car.colorInfo.nameEn),
    dateVehicleFirstRegistered: car.plateDate,
    image: images.length === 0 ? null : images,
    offers: offerOf(car, currency),
  });
};

/**
 * Returns the picture for social networks. The site's own drawings have a special preview. Other local pictures are used
 * unchanged.
 */
const previewOf = ([cover]: readonly string[]): string | undefined =>
  carPreview('car', cover) ?? (cover?.startsWith('/') === true ? cover : undefined);

const descriptionOf = (car: UsedCar, lang: Language, currency: Currency): string => {
  const money = (name: string, amount: number | null): string | null =>
    amount === null ? null : `${name}${formatMoney(amount, currency, lang)}`;
  const parts = [
    [titleOf(car), car.levelTitle].filter(Boolean).join(' '),
    car.energyTitle,
    car.odometer === null ? null : formatKm(car.odometer, lang),
    money('', car.salePrice),
    money(`FOB ${car.fobCity ?? ''} `, car.fobPrice),
    money(`CIF ${car.cifCity ?? ''} `, car.cifPrice),
  ];
  return parts.filter(Boolean).join(' · ');
};

export const carMeta = (car: UsedCar, { lang, currency }: PageSetting, t: Translate): PageMeta => {
  const image = previewOf(imagesOf(car));
  return {
    title: [titleOf(car), car.levelTitle].filter(Boolean).join(' '),
    heading: titleOf(car),
    name: titleOf(car),
    description: descriptionOf(car, lang, currency),
    ...(image === undefined ? {} : { image }),
    breadcrumbs: [
      { text: t('carPage.catalogue'), path: cataloguePath() },
      { text: car.brandInfo.name, path: cataloguePath(car.brandInfo.name) },
    ],
    jsonLd: [jsonLdOf(car, lang, currency)],
  };
};
