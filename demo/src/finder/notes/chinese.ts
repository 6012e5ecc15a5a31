import { inBoth } from '@caravan/shared/terms';
import type { ModelNotes } from './modelNote';
import { isHybrid, isPetrol, isElectric } from './modelNote';
import en from './en/chinese.json' with { type: 'json' };
import ge from './ge/chinese.json' with { type: 'json' };

const said = inBoth(en, ge);

export const chinese: ModelNotes = {
  'BYD Song PLUS DM-i': [
    {
      when: ({ engine }) => engine.fuel === 'phev',
      ...said.toTheOfficeAnd,
    },
    {
      when: isElectric,
      ...said.theBladeBatteryIs,
    },
    {
      ...said.theMenuIsSwitched,
    },
    {
      in: 'georgia',
      ...said.flatFloorAtThe,
    },
  ],
  'BYD Destroyer 05': [
    {
      ...said.fiftyKilometresOnA,
    },
    {
      in: 'azerbaijan',
      ...said.inBakuTheseAre,
    },
    {
      ...said.theBigScreenTurns,
    },
    {
      ...said.chargesFromAnOrdinary,
    },
  ],
  'Changan CS55 PLUS': [
    {
      ...said.moreScreenThanYou,
    },
    {
      ...said.sevenSpeedDualClutch,
    },
    {
      ...said.theOfficialDealerKeeps,
    },
  ],
  'Haval Jolion': [
    {
      when: isHybrid,
      ...said.theHybridUsesFive,
    },
    {
      when: isPetrol,
      ...said.theTurboIsLively,
    },
    {
      ...said.aYoungFamilysCar,
    },
  ],
  'Chery Tiggo 7': [
    {
      in: 'georgia',
      ...said.the16Turbo,
    },
    {
      ...said.soundInsulationIsThe,
    },
    {
      ...said.factoryWarrantyGoesOver,
    },
  ],
  'Zeekr 001': [
    {
      in: 'georgia',
      ...said.aHundredKilowattHours,
    },
    {
      ...said.framelessDoorsAndA,
    },
    {
      ...said.nothingElseAtThis,
    },
  ],
  'Li Auto L7': [
    {
      ...said.electricInTownAnd,
    },
    {
      ...said.theBackRowHas,
    },
    {
      ...said.airSuspensionItKneels,
    },
  ],
};
