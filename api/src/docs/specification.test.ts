import { type CallHost, errorCodes, pathOf } from '@caravan/shared/contracts/calls';
import { safeParse } from 'valibot';
import { envelopeOf } from '../testing/client';
import { setUpTestServer } from '../testing/setUpTestServer';
import { contractCalls } from './contractCalls';

const pathsIn = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}`);

/** All paths of section 7 of the specification, by host. Names in braces are settings. */
const specified: Readonly<Record<CallHost, readonly string[]>> = {
  main: [
    ...pathsIn('/tech/login', 'emailLogin googleLogin logout'),
    ...pathsIn('/tech/user', 'getUserInfo saveUserInfo changeEmail dealerContact'),
    ...pathsIn('/tech/public', 'sendEmailCode getCountryList'),
    ...pathsIn('/tech/vehicleFinder', 'getIdentity getFinderBrands getFinderBrandsV2 getFinderVehicles getFinderTops'),
    ...pathsIn('/tech/vehicleFinder', 'getFinderFriendship getFinderFriendshipDetail getFinderVehicleDetail contact'),
    ...pathsIn(
      '/tech/vehicleFinder',
      'submitPrice watch watchList argumentDetail collect prizeInfo prizeList drawPrize',
    ),
    ...pathsIn('/tech/vehicleFinder', 'homeStatistic {auction}ModelStatistic downTopStatistic monthConsumerAnalysis'),
    ...pathsIn('/tech/vehicleFinder', 'monthSoldStatistic weekConsumerAnalysis weekDownStatistic weekSoldStatistic'),
    ...pathsIn('/tech/vehicleFinder', 'modelViewStatistic dayModelStatistic'),
    ...pathsIn('/tech/home', 'vehicleTops newsList modelList weekList downloadList modelTree'),
    ...pathsIn(
      '/tech/data',
      'hotModelList salePriceTrends modelTree {auction}ModelStatistic saleAnalysis modelAnalysis',
    ),
    ...pathsIn('/tech/data', 'rankList trendList'),
    ...pathsIn('/tech/track', 'statistic platformStatistic'),
  ],
  car: [
    ...pathsIn('/{product}/buyerUsedCar', 'hotBrandList getUsedCarInfo usedCarPage'),
    '/{product}/autoHome/carCompare',
  ],
  tracking: ['/tech/track/send'],
};

const paths = Object.entries(specified).flatMap(([host, list]) => list.map((path) => ({ host, path })));
const names = { auction: 'korea', product: 'trucks' };

const server = setUpTestServer({}, { AUCTION_NAME: names.auction, PRODUCT_NAME: names.product });

it('the specification names 57 paths', () => {
  expect(new Set(paths.map(({ path }) => path)).size).toBe(57);
});

describe.each(paths)('$path', ({ host, path }) => {
  const call = contractCalls.map((each) => each.call).find((each) => each.path === path);

  it(`is described, on the host ${host}, and served there with its schema [API-2]`, async () => {
    expect(call?.host).toBe(host);
    const url = pathOf({ path }, names);
    const unsigned = await server.post(url, '{}');
    expect(unsigned).toMatchObject({
      status: 200,
      body: { success: false, errors: [{ code: errorCodes.badRequest }] },
    });
    // The schema refuses an empty payload before the handler, except for calls without required fields.
    const isOptional = call !== undefined && safeParse(call.parameter, {}).success;
    const empty = await server.post(url, JSON.stringify(envelopeOf({})));
    expect(empty.body.errors[0]?.messageEn.startsWith('The request does not have the expected form') ?? false).toBe(
      !isOptional,
    );
  });
});
