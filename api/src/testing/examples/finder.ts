import { demoIdentities } from '@caravan/demo/testing';
import type { Example } from './example';

const clientId = 'c0ffee00c0ffee00c0ffee00c0ffee00';

export const finderExamples = {
  getFinderBrands: { parameter: { lang: 'en' } },
  getFinderBrandsV2: { parameter: { lang: 'en' } },
  getFinderVehicles: { parameter: { lang: 'en', size: 12, current: 1 } },
  getFinderFacets: { parameter: { lang: 'en', filters: { body: ['suv'] } } },
  getFinderSuggest: { parameter: { lang: 'en', keyword: 'white toyo', filters: { yearMin: 2015 } } },
  getFinderTops: { parameter: {} },
  getFinderVehicleDetail: { parameter: { lang: 'en', id: '200001' } },
  finderVehiclesLike: { parameter: { lang: 'en', id: '200001' } },
  vehicleLandedPrice: { parameter: { id: '200035' } },
  priceHistory: { parameter: { kind: 'vehicle', id: '200035' } },
  getIdentity: { parameter: { accountId: demoIdentities()[0]?.id } },
  contact: { parameter: { clientId, content: 'Is the second key included?', vehicleId: '200001' } },
  submitPrice: {
    parameter: {
      currency: 'USD',
      clientId,
      name: 'Nino Beridze',
      email: 'nino@example.com',
      telephone: '+995 32 2 555 01 00',
      companyName: 'Kolkheti Motors',
      star: 5,
      price: 8_000,
      quantity: 1,
      vehicleId: '200001',
    },
  },
  watch: { parameter: { clientId, type: 1, vehicleId: '200001' } },
  watchList: { parameter: { clientId, current: 1, size: 100 } },
} satisfies Record<string, Example>;
