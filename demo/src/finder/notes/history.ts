import { inBoth } from '@caravan/shared/terms';
import type { Subject } from '../subject';
import { type ConditionNote, fixed, isOld } from './conditionNote';
import en from './en/history.json' with { type: 'json' };
import ge from './ge/history.json' with { type: 'json' };

const said = inBoth(en, ge);

const accidentsAre =
  (...counts: readonly (number | null)[]) =>
  ({ history }: Subject): boolean =>
    counts.includes(history.accidents);

export const history: readonly ConditionNote[] = [
  { when: accidentsAre(0), say: fixed(said.theReportIsClean) },
  { when: accidentsAre(0), say: fixed(said.bringYourOwnPainter) },
  { when: accidentsAre(0), say: fixed(said.noAccidentOnRecord) },
  { when: (subject) => accidentsAre(0)(subject) && isOld(subject), say: fixed(said.inAllTheseYears) },
  { when: (subject) => accidentsAre(1)(subject) && subject.origin === 'us', say: fixed(said.cameFromAnAmerican) },
  { when: (subject) => accidentsAre(1)(subject) && subject.origin === 'us', say: fixed(said.boughtAtAnAmerican) },
  { when: accidentsAre(1), say: fixed(said.oneAccidentInThe) },
  { when: accidentsAre(1), say: fixed(said.oneKnockInIts) },
  {
    when: accidentsAre(2, 3),
    say: ({ history: { accidents } }) => (accidents === 3 ? said.threeAccidents : said.twoAccidents),
  },
  { when: accidentsAre(2, 3), say: fixed(said.theHistoryReportIs) },
  { when: accidentsAre(null), say: fixed(said.thereIsNoHistory) },
  {
    when: ({ history: { accidents, owners } }) => accidents === null && owners === null,
    say: fixed(said.nobodyCouldTellUs),
  },
  { when: ({ history: { ccic } }) => ccic === true, say: fixed(said.ccicInspectedItBefore) },
  { when: accidentsAre(0), say: fixed(said.glassLampsAndBolts) },
  { when: accidentsAre(0), say: fixed(said.weRanTheVin) },
  { when: (subject) => accidentsAre(0)(subject) && subject.age >= 2, say: fixed(said.notHitNotFlooded) },
  { when: accidentsAre(1), say: fixed(said.theReportHasOne) },
  { when: accidentsAre(2, 3), say: fixed(said.itWasHitMore) },
  { when: accidentsAre(null), say: fixed(said.noDatabaseKnowsThis) },
  { when: accidentsAre(null), say: fixed(said.thePastIsNot) },
];
