import { formatNumber } from '@caravan/shared/format';
import { inBoth, type Language, type Localised } from '@caravan/shared/terms';
import type { Subject } from '../subject';
import en from './en.json' with { type: 'json' };
import ge from './ge.json' with { type: 'json' };

const said = inBoth(en, ge);

/** The topic of a sentence. A description has at most one sentence of each. */
export type Topic = 'history' | 'use' | 'service' | 'wear' | 'papers' | 'steering' | 'closing';

/** A sentence about the condition of a vehicle or about the sale. */
export interface ConditionNote {
  readonly when?: (subject: Subject) => boolean;
  readonly say: (subject: Subject) => Localised;
}

/** Returns the same text for every vehicle. */
const fixed =
  (text: Localised): ConditionNote['say'] =>
  () =>
    text;

type Values = Readonly<Record<string, string>>;

const filledIn = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Replaces placeholders in braces by values of the vehicle. */
const filled =
  (text: Localised, valuesOf: (subject: Subject, language: Language) => Values): ConditionNote['say'] =>
  (subject) => ({ en: filledIn(text.en, valuesOf(subject, 'en')), ge: filledIn(text.ge, valuesOf(subject, 'ge')) });

const isOld = ({ age }: Subject): boolean => age >= 5;
const burnsFuel = ({ engine }: Subject): boolean => engine.fuel !== 'electric';
const isHybrid = ({ engine }: Subject): boolean => engine.fuel === 'hybrid';

const accidentsAre =
  (...counts: readonly (number | null)[]) =>
  ({ history }: Subject): boolean =>
    counts.includes(history.accidents);

const isFresh = ({ odometer }: Subject): boolean => odometer < 6_000;

const thousandsOf = (km: number): number => Math.max(1, Math.round(km / 1000));
const hasBattery = ({ engine }: Subject): boolean => engine.batteryKwh !== null;
/** Returns the battery's health in per cent. */
const batteryHealth = ({ age, odometer }: Subject): number =>
  Math.round(99 - Math.min(4, age * 1.6) - Math.min(9, odometer / 22_000));

const history: readonly ConditionNote[] = [
  { when: accidentsAre(0), say: fixed(said.history.theReportIsClean) },
  { when: accidentsAre(0), say: fixed(said.history.bringYourOwnPainter) },
  { when: accidentsAre(0), say: fixed(said.history.noAccidentOnRecord) },
  { when: (subject) => accidentsAre(0)(subject) && isOld(subject), say: fixed(said.history.inAllTheseYears) },
  {
    when: (subject) => accidentsAre(1)(subject) && subject.origin === 'us',
    say: fixed(said.history.cameFromAnAmerican),
  },
  {
    when: (subject) => accidentsAre(1)(subject) && subject.origin === 'us',
    say: fixed(said.history.boughtAtAnAmerican),
  },
  { when: accidentsAre(1), say: fixed(said.history.oneAccidentInThe) },
  { when: accidentsAre(1), say: fixed(said.history.oneKnockInIts) },
  {
    when: accidentsAre(2, 3),
    say: ({ history: { accidents } }) => (accidents === 3 ? said.history.threeAccidents : said.history.twoAccidents),
  },
  { when: accidentsAre(2, 3), say: fixed(said.history.theHistoryReportIs) },
  { when: accidentsAre(null), say: fixed(said.history.thereIsNoHistory) },
  {
    when: ({ history: { accidents, owners } }) => accidents === null && owners === null,
    say: fixed(said.history.nobodyCouldTellUs),
  },
  { when: ({ history: { ccic } }) => ccic === true, say: fixed(said.history.ccicInspectedItBefore) },
  { when: accidentsAre(0), say: fixed(said.history.glassLampsAndBolts) },
  { when: accidentsAre(0), say: fixed(said.history.weRanTheVin) },
  { when: (subject) => accidentsAre(0)(subject) && subject.age >= 2, say: fixed(said.history.notHitNotFlooded) },
  { when: accidentsAre(1), say: fixed(said.history.theReportHasOne) },
  { when: accidentsAre(2, 3), say: fixed(said.history.itWasHitMore) },
  { when: accidentsAre(null), say: fixed(said.history.noDatabaseKnowsThis) },
  { when: accidentsAre(null), say: fixed(said.history.thePastIsNot) },
];

const use: readonly ConditionNote[] = [
  { when: ({ history: { fleet }, odometer }) => fleet === true && odometer > 90_000, say: fixed(said.use.itWorkedAsA) },
  { when: ({ history: { fleet } }) => fleet === true, say: fixed(said.use.aFormerCompanyCar) },
  { when: ({ history: { fleet } }) => fleet === true, say: fixed(said.use.exRentalWithThe) },
  { when: ({ history: { owners }, age }) => owners === 1 && age >= 3, say: fixed(said.use.oneOwnerFromThe) },
  { when: ({ history: { owners }, age }) => owners === 1 && age >= 3, say: fixed(said.use.singleOwnerNonSmoker) },
  {
    when: ({ history: { owners } }) => owners !== null && owners >= 4,
    say: filled(said.use.manyOwners, ({ history: { owners } }) => ({ owners: String(owners ?? 0) })),
  },
  {
    when: ({ odometer, age }) => age >= 4 && odometer < 130_000 && odometer / age < 9_500,
    say: filled(said.use.drivenLittle, ({ odometer }, language) => ({ km: formatNumber(odometer, language) })),
  },
  {
    when: ({ odometer }) => odometer > 200_000,
    say: filled(said.use.overThousands, ({ odometer }, language) => ({
      thousands: formatNumber(Math.floor(odometer / 10_000) * 10, language),
    })),
  },
  { when: ({ odometer }) => odometer > 180_000, say: fixed(said.use.theMileageIsHigh) },
  { when: isFresh, say: fixed(said.use.practicallyNewThereIs) },
  {
    when: isFresh,
    say: filled(said.use.wayToThePort, ({ odometer }, language) => ({ km: formatNumber(odometer, language) })),
  },
  {
    when: ({ odometer, age, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 2 && odometer > 20_000 && odometer < 120_000,
    say: fixed(said.use.usedInTheFamily),
  },
  {
    when: ({ odometer, age, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 3 && odometer > 60_000,
    say: fixed(said.use.dailyDriverOfA),
  },
  {
    when: ({ age, odometer, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 3 && odometer > 40_000,
    say: fixed(said.use.theSecondCarOf),
  },
  { when: ({ age, odometer }) => age >= 4 && odometer > 90_000, say: fixed(said.use.mostlyMotorwayTheSeat) },
  { when: ({ history: { owners }, age }) => owners === 2 && age >= 3, say: fixed(said.use.twoOwnersTheSecond) },
  { when: ({ history: { owners }, age }) => owners === 3 && age >= 5, say: fixed(said.use.threeOwnersEachOf) },
  {
    when: ({ age, odometer, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 1 && age <= 4 && odometer >= 6_000,
    say: fixed(said.use.boughtForALong),
  },
  { when: ({ age, odometer }) => age >= 7 && odometer > 100_000, say: fixed(said.use.itHasWorkedAll) },
];

const service: readonly ConditionNote[] = [
  {
    when: (subject) => burnsFuel(subject) && subject.odometer > 30_000,
    say: filled(said.service.oilAndFilters, ({ odometer }) => ({ thousands: String(thousandsOf(odometer) - 2) })),
  },
  {
    when: ({ engine, odometer }) => engine.gearbox === 'automatic' && engine.gears !== 1 && odometer > 80_000,
    say: filled(said.service.gearboxOil, ({ odometer }) => ({
      thousands: String(Math.floor(thousandsOf(odometer) / 20) * 20),
    })),
  },
  { when: (subject) => isHybrid(subject) && subject.age >= 4, say: fixed(said.service.theHybridBatteryHas) },
  {
    when: (subject) => isHybrid(subject) && subject.odometer > 150_000,
    say: fixed(said.service.hybridBatteryReplacedWith),
  },
  {
    when: (subject) => hasBattery(subject) && subject.odometer > 8_000,
    say: filled(said.service.batteryTest, (subject) => ({ health: String(batteryHealth(subject)) })),
  },
  { when: ({ engine }) => engine.fuel === 'diesel', say: fixed(said.service.injectorsWereCheckedOn) },
  { when: ({ engine }) => engine.fuel === 'LPG', say: fixed(said.service.theGasCylinderWas) },
  { when: isOld, say: fixed(said.service.brakeDiscsAndPads) },
  { when: (subject) => isOld(subject) && subject.isCleared, say: fixed(said.service.theFrontSuspensionWas) },
  { when: (subject) => isOld(subject) && subject.year >= 2010, say: fixed(said.service.airConditioningWasRefilled) },
  {
    when: ({ age, odometer, isCleared }) => isCleared && age >= 2 && odometer < 120_000,
    say: fixed(said.service.servicedAtOneGarage),
  },
  { when: ({ age }) => age >= 3, say: fixed(said.service.theStarterBatteryIs) },
];

const wear: readonly ConditionNote[] = [
  {
    when: (subject) => isOld(subject) && subject.isCleared && subject.country === 'georgia',
    say: fixed(said.wear.stoneChipsOnThe),
  },
  { when: isOld, say: fixed(said.wear.theBolsterOfThe) },
  { when: ({ age }) => age >= 2, say: fixed(said.wear.aCoinSizedDent) },
  { when: ({ age }) => age >= 3, say: fixed(said.wear.oneWheelIsKerbed) },
  { when: isOld, say: fixed(said.wear.theFrontTyresWill) },
  { when: ({ age }) => age >= 2, say: fixed(said.wear.aChipInThe) },
  { when: isOld, say: fixed(said.wear.theSteeringWheelShines) },
  { when: ({ age }) => age >= 8, say: fixed(said.wear.theHeadlightsWerePolished) },
  { when: ({ age, origin }) => age >= 6 && origin !== 'china', say: fixed(said.wear.someSurfaceRustOn) },
  { when: ({ age }) => age >= 1 && age < 5, say: fixed(said.wear.noScratchThatA) },
  { when: ({ age, odometer }) => age < 6 && odometer > 5_000, say: fixed(said.wear.theRearBumperCarries) },
  { when: ({ age }) => age >= 4, say: fixed(said.wear.theCabinWasCleaned) },
];

/** Sentences about customs and plates. */
const papers: readonly ConditionNote[] = [
  { when: ({ isCleared, country }) => isCleared && country === 'georgia', say: fixed(said.papers.customsArePaidRe) },
  {
    when: ({ isCleared, country }) => isCleared && country === 'georgia',
    say: fixed(said.papers.clearedAndOnGeorgian),
  },
  { when: ({ isCleared, country }) => !isCleared && country === 'georgia', say: fixed(said.papers.notClearedYetThe) },
  { when: ({ isCleared, country }) => !isCleared && country === 'georgia', say: fixed(said.papers.itStandsInThe) },
  {
    when: ({ isCleared, country }) => isCleared && country === 'azerbaijan',
    say: filled(said.papers.clearedInAzerbaijan, ({ district }) => ({ district })),
  },
  { when: ({ isCleared, country }) => isCleared && country === 'azerbaijan', say: fixed(said.papers.papersAreInOrder) },
  { when: ({ isCleared, country }) => isCleared && country === 'georgia', say: fixed(said.papers.allFeesAreSettled) },
  {
    when: ({ isCleared, country }) => isCleared && country === 'georgia',
    say: fixed(said.papers.clearedTheServiceHall),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'georgia',
    say: fixed(said.papers.transitPapersForNinety),
  },
  { when: ({ isCleared, country }) => !isCleared && country === 'georgia', say: fixed(said.papers.customsAreStillTo) },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'azerbaijan',
    say: fixed(said.papers.notClearedInAzerbaijan),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'azerbaijan',
    say: fixed(said.papers.thePriceIsWithout),
  },
  {
    when: ({ isCleared, country }) => isCleared && country === 'azerbaijan',
    say: fixed(said.papers.dutyPaidPlatesStay),
  },
];

/** Sentences about right-hand drive. */
const steering: readonly ConditionNote[] = [
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.steering.rightHandDriveAs) },
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.steering.theWheelIsOn) },
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.steering.aJapaneseCarIn) },
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.steering.rightHandDriveOvertaking) },
];

const closing: readonly ConditionNote[] = [
  { say: fixed(said.closing.aLittleRoomFor) },
  { say: fixed(said.closing.thePriceIsFinal) },
  { say: fixed(said.closing.comeWithYourMechanic) },
  { when: ({ district }) => district === 'Rustavi', say: fixed(said.closing.standsAtTheRustavi) },
  { when: ({ district }) => district === 'Rustavi', say: fixed(said.closing.askForLevanAt) },
  { when: ({ district }) => district === 'Tbilisi', say: fixed(said.closing.canBeSeenIn) },
  { when: ({ district }) => district === 'Tbilisi', say: fixed(said.closing.testDriveAlongThe) },
  { when: ({ district }) => district === 'Batumi', say: fixed(said.closing.batumiForASerious) },
  {
    when: ({ district, isCleared }) => district === 'Poti' && !isCleared,
    say: fixed(said.closing.straightOffTheFerry),
  },
  { when: ({ district }) => district === 'Kutaisi', say: fixed(said.closing.inKutaisiNearThe) },
  {
    when: ({ country }) => country === 'azerbaijan',
    say: filled(said.closing.seenIn, ({ district }) => ({ district })),
  },
  { when: ({ age }) => age >= 4, say: fixed(said.closing.anExchangeForSomething) },
  { say: fixed(said.closing.weSendAVideo), when: burnsFuel },
  { when: isOld, say: fixed(said.closing.winterTyresOnSteel) },
  { when: ({ age }) => age < 5, say: fixed(said.closing.instalmentsThroughABank) },
  { say: fixed(said.closing.noMiddlemenPleaseThey) },
  { when: ({ country }) => country === 'georgia', say: fixed(said.closing.forBuyersFromThe) },
  { when: ({ origin, age }) => origin === 'china' && age <= 3, say: fixed(said.closing.softwareSpeaksEnglishThe) },
];

/** All sentences that do not depend on the model. */
export const conditionNotes: Readonly<Record<Topic, readonly ConditionNote[]>> = {
  history,
  use,
  service,
  wear,
  papers,
  steering,
  closing,
};
