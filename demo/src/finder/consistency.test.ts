import { siteDay } from '@caravan/shared/terms';
import en from '../editorial/en/campaign.json' with { type: 'json' };
import news from '../editorial/news.json' with { type: 'json' };
import prizeTexts from '../editorial/en/prizes.json' with { type: 'json' };
import { demoFinderTops } from '../editorial/finderTops';
import { demoPrizes } from '../editorial/prizeDraw';
import { modelFacts } from '../facts/facts';
import { demoFinder } from './vehicles';

const { vehicles, details } = demoFinder(siteDay(Date.parse('2026-11-20T09:00:00Z')));

type DescribedVehicle = ReturnType<typeof demoFinder>['details'][number] & {
  readonly vehicle: ReturnType<typeof demoFinder>['vehicles'][number];
};

const described: readonly DescribedVehicle[] = details.flatMap((detail) => {
  const vehicle = vehicles.find(({ id }) => id === detail.vehicleId);
  return vehicle ? [{ ...detail, vehicle }] : [];
});

const engineLitres = ({ specs }: DescribedVehicle): number => Math.round(Number(specs['engineCc']) / 100) / 10;
const numberIn = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
const isAllWheelDrive = ({ vehicle }: DescribedVehicle): boolean => vehicle.drive === 'awd' || vehicle.drive === '4wd';

/** Claims of sentences, with the facts that must then be true. */
const claims: readonly (readonly [
  claim: string,
  pattern: RegExp,
  holds: (car: DescribedVehicle, found: RegExpExecArray) => boolean,
])[] = [
  ['an inspection before export', /CCIC|inspection passed/i, ({ ccic }) => ccic === true],
  ['service in a fleet', /taxi for a while|former company car|ex-rental/i, ({ fleet }) => fleet === true],
  ['one owner', /\b(?:one|single) owner\b/i, ({ vehicle }) => vehicle.owners === 1],
  ['two owners', /\btwo owners\b/i, ({ vehicle }) => vehicle.owners === 2],
  ['three owners', /\bthree owners\b/i, ({ vehicle }) => vehicle.owners === 3],
  ['many owners', /changed hands often \((\d+) owners\)/, ({ vehicle }, [, count]) => vehicle.owners === Number(count)],
  ['two accidents', /\btwo accidents\b/i, ({ vehicle }) => vehicle.accidents === 2],
  ['three accidents', /\bthree accidents\b/i, ({ vehicle }) => vehicle.accidents === 3],
  [
    'no accident',
    /no accident on record|empty of accidents|report is clean/i,
    ({ vehicle }) => vehicle.accidents === 0,
  ],
  [
    'customs that are paid',
    /customs are paid|duty paid|^cleared|\. cleared/i,
    ({ specs }) => specs['customs'] === 'cleared',
  ],
  ['customs to be paid', /not cleared|still to be paid/i, ({ specs }) => specs['customs'] === 'notCleared'],
  ['a wheel on the right', /right-hand drive|where the driver sits/i, ({ specs }) => specs['steering'] === 'rightHand'],
  ['all wheels driven', /all-wheel drive/i, isAllWheelDrive],
  ['front wheels driven', /front-wheel drive only/i, ({ vehicle }) => vehicle.drive === 'fwd'],
  ['two motors', /two motors/i, isAllWheelDrive],
  ['seven seats', /seven seats/i, ({ specs }) => specs['seats'] === 7],
  ['a volume of the boot', /boot takes (\d+) litres/i, ({ specs }, [, litres]) => specs['boot'] === Number(litres)],
  [
    'a clearance',
    /(\d+) cm of ground clearance/i,
    ({ specs }, [, cm]) => Math.floor(Number(specs['clearance']) / 10) === Number(cm),
  ],
  ['diesel', /\bdiesel\b/i, ({ vehicle }) => vehicle.fuel === 'diesel'],
  ['a hybrid', /\bhybrid\b/i, ({ vehicle }) => ['hybrid', 'phev'].includes(vehicle.fuel ?? '')],
  ['gas', /gas cylinder|built for gas/i, ({ vehicle }) => vehicle.fuel === 'lpg'],
  ['a size of the engine', /\bThe (\d\.\d)\b/, (car, [, litres]) => engineLitres(car) === Number(litres)],
  ['a continuous gearbox', /variator/i, ({ vehicle }) => vehicle.gearbox === 'cvt'],
  ['an automatic', /(?:six-speed|ordinary) automatic/i, ({ vehicle }) => vehicle.gearbox === 'automatic'],
  ['six gears', /six-speed/i, ({ specs }) => specs['gears'] === 6],
  [
    'a distance',
    /driven little for its years: ([\d,]+) km|The ([\d,]+) km are/i,
    ({ vehicle }, [, firstKm, secondKm]) => vehicle.odometer === numberIn(firstKm ?? secondKm),
  ],
  [
    'more than a distance',
    /over (\d+) thousand kilometres/i,
    ({ vehicle }, [, thousands]) => Number(vehicle.odometer) > Number(thousands) * 1000,
  ],
  [
    'oil changed at a distance',
    /changed at (\d+) thousand km/i,
    ({ vehicle }, [, thousands]) => Number(vehicle.odometer) >= Number(thousands) * 1000,
  ],
  ['a service book', /booklet|service book/i, ({ specs }) => specs['serviceBook'] !== 'no'],
  ['a place', /(?:Rustavi market|gate in (Rustavi))/, ({ vehicle }) => vehicle.districtEn === 'Rustavi'],
  [
    'a town',
    /seen in (Tbilisi|Baku|Sumqayit|Ganja)|(Batumi); for|ferry in (Poti)|In (Kutaisi), near/,
    ({ vehicle }, [, ...towns]) => towns.includes(vehicle.districtEn ?? ''),
  ],
];

describe('descriptions of vehicles', () => {
  it.each(claims)('agree with the facts about %s', (_claim, pattern, isTrue) => {
    const claimed = described.flatMap((car) => {
      const found = pattern.exec(car.descriptionEn);
      return found ? [{ car, found }] : [];
    });
    const wrong = claimed
      .filter(({ car, found }) => !isTrue(car, found))
      .map(({ car }) => `${car.vehicleId} ${car.vehicle.name}: ${car.descriptionEn}`);
    expect(wrong).toEqual([]);
  });

  it('contain most of the claims that this test compares', () => {
    const usedClaims = claims.filter(([, pattern]) =>
      described.some(({ descriptionEn }) => pattern.test(descriptionEn)),
    );
    expect(usedClaims.length).toBeGreaterThan(claims.length * 0.8);
  });
});

describe('texts of editors', () => {
  it('promise only prizes of the draw', () => {
    const amounts = demoPrizes().map(({ amountUsd }) => amountUsd);
    const vouchers = demoPrizes().reduce((sum, { stock }) => sum + stock, 0);
    const highestAmount = `$${Math.max(...amounts).toLocaleString('en')}`;
    expect(en.tip).toContain(`${highestAmount} towards a car`);
    expect(en.tip).not.toMatch(/the car itself|win a car/i);
    expect(prizeTexts.car).toMatch(/towards/);
    expect(news.find(({ id }) => id === 'prize-draw')?.titleEn).toBe(
      `Every entry wins: ${vouchers} vouchers in our prize draw, one of them worth ${highestAmount}`,
    );
  });

  it('state a range for electric picks and a consumption for others', () => {
    for (const { title, combinedMileageEn } of demoFinderTops()) {
      const fact = modelFacts.find(({ brand, nameEn }) => title === `${brand} ${nameEn}`);
      expect(combinedMileageEn ?? '').toMatch(fact?.energy === 'electric' ? /^\d+ km$/ : /^[\d.]+ L\/100 km$/);
    }
  });
});
