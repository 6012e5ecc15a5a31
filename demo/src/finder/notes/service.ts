import type { Subject } from '../subject';
import type { ConditionNote } from './conditionNote';
import { burnsFuel, fixed, isOld } from './conditionNote';
import { isHybrid } from './modelNote';

const thousandsOf = (km: number): number => Math.max(1, Math.round(km / 1000));
const hasBattery = ({ engine }: Subject): boolean => engine.batteryKwh !== null;
/** Health of the battery as its own test shows it: a little goes in the first year, less in each later one. */
const batteryHealth = ({ age, odometer }: Subject): number =>
  Math.round(99 - Math.min(4, age * 1.6) - Math.min(9, odometer / 22_000));

export const service: readonly ConditionNote[] = [
  {
    when: (subject) => burnsFuel(subject) && subject.odometer > 30_000,
    say: ({ odometer }) => ({
      en: `Oil and all filters were changed at ${String(thousandsOf(odometer) - 2)} thousand km.`,
      ge: `ზეთი და ყველა ფილტრი ${String(thousandsOf(odometer) - 2)} ათას კმ-ზე გამოიცვალა.`,
    }),
  },
  {
    when: ({ engine, odometer }) => engine.gearbox === 'automatic' && engine.gears !== 1 && odometer > 80_000,
    say: ({ odometer }) => ({
      en: `Gearbox oil was renewed at ${String(Math.floor(thousandsOf(odometer) / 20) * 20)} thousand; it shifts without a jerk.`,
      ge: `კოლოფის ზეთი ${String(Math.floor(thousandsOf(odometer) / 20) * 20)} ათასზეა გამოცვლილი; უბიძგებლად რთავს.`,
    }),
  },
  {
    when: (subject) => isHybrid(subject) && subject.age >= 4,
    say: fixed(
      'The hybrid battery has been tested: the modules are even and the fan is clean.',
      'ჰიბრიდის ბატარეა შემოწმებულია: მოდულები თანაბარია, ვენტილატორი — სუფთა.',
    ),
  },
  {
    when: (subject) => isHybrid(subject) && subject.odometer > 150_000,
    say: fixed(
      'Hybrid battery replaced with a rebuilt one, six months of warranty left.',
      'ჰიბრიდის ბატარეა აღდგენილით არის შეცვლილი, ექვსი თვის გარანტია დარჩა.',
    ),
  },
  {
    when: (subject) => hasBattery(subject) && subject.odometer > 8_000,
    say: (subject) => ({
      en: `The battery\u2019s own test shows ${String(batteryHealth(subject))} % of the capacity it left the factory with.`,
      ge: `ბატარეის ტესტით ქარხნული ტევადობის ${String(batteryHealth(subject))} % შენარჩუნებულია.`,
    }),
  },
  {
    when: ({ engine }) => engine.fuel === 'diesel',
    say: fixed(
      'Injectors were checked on the bench, returns are equal.',
      'ფრქვევანები სტენდზეა შემოწმებული, უკუდინება თანაბარია.',
    ),
  },
  {
    when: ({ engine }) => engine.fuel === 'LPG',
    say: fixed(
      'The gas cylinder was certified this year; filters of the gas system are new.',
      'გაზის ბალონს წლევანდელი სერტიფიკატი აქვს; გაზის სისტემის ფილტრები ახალია.',
    ),
  },
  {
    when: isOld,
    say: fixed(
      'Brake discs and pads are recent, receipts are there.',
      'სამუხრუჭე დისკები და ხუნდები ახლახან გამოიცვალა, ქვითრები ადგილზეა.',
    ),
  },
  {
    when: (subject) => isOld(subject) && subject.isCleared,
    say: fixed(
      'The front suspension was rebuilt last year: arms, ball joints and mounts.',
      'წინა საკიდარი შარშან გაკეთდა: ბერკეტები, ბირთულები და ბალიშები.',
    ),
  },
  {
    when: (subject) => isOld(subject) && subject.year >= 2010,
    say: fixed(
      'Air conditioning was refilled and checked for leaks; it cools within a minute.',
      'კონდიციონერი შევსებული და ჟონვაზე შემოწმებულია; ერთ წუთში აგრილებს.',
    ),
  },
  {
    when: ({ age, odometer, isCleared }) => isCleared && age >= 2 && odometer < 120_000,
    say: fixed(
      'Serviced at one garage throughout; they will confirm it by telephone.',
      'სულ ერთ სერვისში უვლიდნენ; ტელეფონითაც დაგიდასტურებენ.',
    ),
  },
  {
    when: ({ age }) => age >= 3,
    say: fixed('The starter battery is new and under warranty.', 'აკუმულატორი ახალია, გარანტიით.'),
  },
];
