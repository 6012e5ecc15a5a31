import { inBoth } from '@caravan/shared/terms';
import type { ModelNotes } from './modelNote';
import { isHybrid, isDiesel, isPetrol, isSeries } from './modelNote';
import en from './en/koreanAndAmerican.json' with { type: 'json' };
import ge from './ge/koreanAndAmerican.json' with { type: 'json' };

const said = inBoth(en, ge);

export const koreanAndAmerican: ModelNotes = {
  'Hyundai Elantra': [
    {
      ...said.aPlainHonestSaloon,
    },
    {
      ...said.theNaturallyAspiratedEngine,
    },
    {
      ...said.goodFirstCarEasy,
    },
    {
      when: isSeries('CN7'),
      ...said.theNewestShapeWith,
    },
    {
      when: isSeries('AD'),
      ...said.quieterOnTheMotorway,
    },
  ],
  'Hyundai Sonata': [
    {
      when: ({ engine }) => engine.fuel === 'LPG',
      ...said.builtForGasAt,
    },
    {
      when: isPetrol,
      ...said.aBigQuietSaloon,
    },
    {
      ...said.threeAdultsFitIn,
    },
    {
      when: isSeries('LF'),
      ...said.theseLiveLongWhen,
    },
  ],
  'Kia Optima': [
    {
      when: isSeries('DL3'),
      ...said.soldAsTheK5,
    },
    {
      when: isSeries('TF', 'JF'),
      ...said.sharesItsEngineWith,
    },
    {
      ...said.sitsALittleFirmer,
    },
    {
      ...said.looksDearerThanIt,
    },
  ],
  'Ford Fusion': [
    {
      when: isHybrid,
      ...said.theHybridUsesA,
    },
    {
      when: isPetrol,
      ...said.thePlain25,
    },
    {
      ...said.americanSuspensionItFloats,
    },
  ],
  'Ford Escape': [
    {
      ...said.higherThanASaloon,
    },
    {
      in: 'georgia',
      ...said.frontWheelDriveOnly,
    },
    {
      ...said.the25Is,
    },
  ],
  'Chevrolet Cruze': [
    {
      when: isDiesel,
      ...said.theRareDieselSeven,
    },
    {
      when: isPetrol,
      ...said.the14Turbo,
    },
    {
      ...said.aLotOfCar,
    },
    {
      when: isSeries('J400'),
      ...said.lighterThanTheOld,
    },
  ],
  'Chevrolet Malibu': [
    {
      when: isSeries('E2'),
      ...said.nearlyFiveMetresOf,
    },
    {
      when: isSeries('V300'),
      ...said.the25Stops,
    },
    {
      ...said.legRoomInThe,
    },
  ],
  'Chevrolet Cobalt': [
    {
      ...said.madeInAsakaFor,
    },
    {
      ...said.theBootTakes563,
    },
    {
      ...said.withTheSixSpeed,
    },
  ],
  'Tesla Model 3': [
    {
      ...said.autopilotIsTheBasic,
    },
    {
      ...said.comesWithTheCcs,
    },
    {
      when: ({ year }) => year >= 2021,
      ...said.thisOneHasThe,
    },
    {
      when: ({ year }) => year < 2021,
      ...said.anEarlyCarPanel,
    },
  ],
  'Tesla Model Y': [
    {
      ...said.theBootHasA,
    },
    {
      when: ({ engine }) => engine.drive === 'awd',
      ...said.twoMotorsOvertakingIs,
    },
    {
      when: ({ engine }) => engine.drive === 'rwd',
      ...said.theIronPhosphateBattery,
    },
  ],
};
