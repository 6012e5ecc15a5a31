import { inBoth } from '@caravan/shared/terms';
import type { ModelNotes } from './modelNote';
import { isDiesel, isPetrol, isSeries } from './modelNote';
import en from './en/european.json' with { type: 'json' };
import ge from './ge/european.json' with { type: 'json' };

const said = inBoth(en, ge);

export const european: ModelNotes = {
  'BMW X5': [
    {
      when: isDiesel,
      ...said.threeLitreDieselPulls,
    },
    {
      when: isPetrol,
      ...said.straightSixPetrolSmooth,
    },
    {
      ...said.budgetForServicingAs,
    },
    {
      when: isSeries('F15'),
      ...said.theSteeringIsLight,
    },
    {
      when: isSeries('E70'),
      ...said.anOlderX5For,
    },
  ],
  'BMW 5 Series': [
    {
      when: isDiesel,
      in: 'georgia',
      ...said.theTwoLitreDiesel,
    },
    {
      when: isPetrol,
      ...said.rearWheelDriveAnd,
    },
    {
      ...said.theSeatsAloneAre,
    },
    {
      when: isSeries('F10'),
      ...said.timingChainIsQuiet,
    },
    {
      when: isSeries('G30'),
      ...said.theG30IsStill,
    },
  ],
  'Mercedes-Benz C-Class': [
    {
      when: isSeries('W204'),
      ...said.theLastCClass,
    },
    {
      when: isSeries('W205'),
      ...said.fromTheDriversSeat,
    },
    {
      when: ({ year }) => year < 2012,
      ...said.theV6IsLong,
    },
    {
      ...said.rearSeatsAreFor,
    },
    {
      ...said.partsExistInEvery,
    },
  ],
  'Mercedes-Benz E-Class': [
    {
      when: isDiesel,
      ...said.dieselSoTheKilometres,
    },
    {
      when: isSeries('W212'),
      ...said.everythingIsWhereYour,
    },
    {
      when: isSeries('W213'),
      ...said.theTwoWideScreens,
    },
    {
      in: 'georgia',
      ...said.aCarForWeddings,
    },
    {
      ...said.compareTheDoorsWith,
    },
  ],
  'Ravon / Daewoo Nexia': [
    {
      when: isSeries('N150'),
      ...said.aCarFromThe,
    },
    {
      when: isSeries('T250'),
      ...said.underTheRavonBadge,
    },
    {
      ...said.cheapToBuyCheap,
    },
  ],
  'LADA Priora': [
    {
      when: ({ year }) => year < 2007,
      ...said.aSevenThatWas,
    },
    {
      when: isSeries('2170'),
      ...said.sixteenValvesAndA,
    },
    {
      ...said.partsCostWhatElsewhere,
    },
  ],
  'Opel Astra': [
    {
      when: isDiesel,
      ...said.theDieselAsksFor,
    },
    {
      when: isPetrol,
      ...said.sixteenValvesManualGearbox,
    },
    {
      when: isSeries('G'),
      ...said.galvanisedBodySillsAnd,
    },
    {
      ...said.broughtFromGermanyOn,
    },
  ],
  'Volkswagen Jetta': [
    {
      when: ({ year }) => year < 2014,
      ...said.theFiveCylinder2,
    },
    {
      when: ({ year }) => year >= 2014,
      ...said.theTurboPullsWell,
    },
    {
      ...said.theBootIsDeeper,
    },
    {
      ...said.germanMannersAtAn,
    },
  ],
  'Volkswagen Golf': [
    {
      when: isSeries('IV', 'V'),
      ...said.the16Without,
    },
    {
      when: isSeries('VI', 'VII'),
      ...said.the14Tsi,
    },
    {
      ...said.everyStudentWantsOne,
    },
  ],
};
