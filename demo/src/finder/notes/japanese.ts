import { inBoth } from '@caravan/shared/terms';
import type { ModelNotes } from './modelNote';
import { isHybrid, isPetrol, isSeries } from './modelNote';
import en from './en/japanese.json' with { type: 'json' };
import ge from './ge/japanese.json' with { type: 'json' };

const said = inBoth(en, ge);

export const japanese: ModelNotes = {
  'Toyota Prius': [
    {
      in: 'georgia',
      ...said.inTownItDrinks,
    },
    {
      in: 'georgia',
      ...said.anyGarageBetweenBatumi,
    },
    {
      ...said.theHatchOpensWide,
    },
    {
      when: isSeries('XW30'),
      ...said.theThirdGenerationThe,
    },
    {
      when: isSeries('XW50'),
      ...said.theNewerPlatformRides,
    },
  ],
  'Toyota Prius (2023+)': [
    {
      ...said.notThePriusYou,
    },
    {
      ...said.lowRoofSoTall,
    },
    {
      in: 'georgia',
      ...said.fourLitresOnThe,
    },
  ],
  'Toyota Camry': [
    {
      when: isPetrol,
      ...said.the25Without,
    },
    {
      when: isHybrid,
      ...said.theHybridIsThe,
    },
    {
      ...said.peopleBuyTheseAnd,
    },
    {
      when: isSeries('XV70'),
      ...said.theLowRoofSeventy,
    },
    {
      when: isSeries('XV50'),
      ...said.softSpringsAndThick,
    },
  ],
  'Lexus RX': [
    {
      when: isHybrid,
      ...said.eightLitresForA,
    },
    {
      when: isPetrol,
      ...said.theV6IsThirsty,
    },
    {
      ...said.aLivingRoomOn,
    },
    {
      when: isSeries('AL20'),
      ...said.switchesAndLeatherLook,
    },
  ],
  'Lexus GX 460': [
    {
      in: 'georgia',
      ...said.aPradoInA,
    },
    {
      ...said.itWillNotSave,
    },
    {
      ...said.sevenSeatsTheLast,
    },
  ],
  'Subaru Forester': [
    {
      ...said.twentyTwoCentimetresUnder,
    },
    {
      ...said.glassAllRoundYou,
    },
    {
      when: isSeries('SJ'),
      ...said.askUsAboutOil,
    },
    {
      when: isSeries('SK'),
      ...said.theNewerForesterBrakes,
    },
  ],
  'Honda Fit': [
    {
      ...said.theRearSeatsFold,
    },
    {
      ...said.shorterThanFourMetres,
    },
    {
      when: isHybrid,
      ...said.theHybridBoxWas,
    },
    {
      when: isPetrol,
      ...said.theSmallEngineIs,
    },
  ],
  'Honda CR-V': [
    {
      when: isSeries('RW'),
      ...said.the15Turbo,
    },
    {
      when: isSeries('RM'),
      ...said.the24Without,
    },
    {
      ...said.aPramGoesInto,
    },
    {
      ...said.allWheelDriveThat,
    },
  ],
  'Toyota RAV4': [
    {
      when: isHybrid,
      ...said.hybridWithAMotor,
    },
    {
      when: isPetrol,
      ...said.ordinaryAutomaticOrdinaryEngine,
    },
    {
      when: isSeries('XA50'),
      ...said.theSquareOneThat,
    },
    {
      ...said.itSellsItselfWe,
    },
  ],
  'Nissan Juke': [
    {
      ...said.youEitherLikeThe,
    },
    {
      ...said.theVariatorFluidWas,
    },
    {
      ...said.smallBootHighSeat,
    },
  ],
};
