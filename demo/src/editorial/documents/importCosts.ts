import { type Document, fillTemplate, formatLari } from '@caravan/api/downloads';
import { formatDate, formatNumber, formatPercent } from '@caravan/shared/format';
import type { GeorgiaTariff } from '@caravan/shared/landed';
import type { Language } from '@caravan/shared/terms';
import en from '../en/importCosts.json' with { type: 'json' };
import ge from '../ge/importCosts.json' with { type: 'json' };

const engines = [1_200, 1_500, 1_600, 1_800, 2_000, 2_500, 3_000, 3_500] as const;

const words = { en, ge };

/** Returns the ages of each excise band, in words. */
const agesOf = ({ byAge }: GeorgiaTariff['excise'], { upTo, over, assumed }: (typeof en)['ages']): string[] =>
  byAge.map(({ upToYears, basis }, index) => {
    const from = (byAge[index - 1]?.upToYears ?? -1) + 1;
    const ages = upToYears === null ? fillTemplate(over, { from }) : fillTemplate(upTo, { from, to: upToYears });
    return basis?.confidence === 'assumed' ? fillTemplate(assumed, { ages }) : ages;
  });

/** Returns a table of excise by engine size and age, at the rates of a tariff. */
export const importCosts = (language: Language, { validFrom, excise, sources }: GeorgiaTariff): Document => {
  const { title, lead, table, engine, rate, unit, ages, special, specials, reckon, reckonText, foot } = words[language];
  const rates = excise.byAge.map(({ gelPerCm3 }) => gelPerCm3);
  const values = {
    share: formatPercent(excise.hybridFactor, language),
    years: excise.hybridUpToYears,
    low: formatLari(excise.electricRightHandGel.low, language),
    high: formatLari(excise.electricRightHandGel.high, language),
    factor: formatNumber(excise.rightHandFactor, language, { maximumFractionDigits: 2 }),
  };
  return {
    title,
    lead: fillTemplate(lead, { since: formatDate(validFrom, language, { style: 'long' }) }),
    blocks: [
      { kind: 'heading', text: table },
      {
        kind: 'table',
        head: [engine, ...agesOf(excise, ages)],
        rows: [
          [rate, ...rates.map((gel) => formatNumber(gel, language, { minimumFractionDigits: 2 }))],
          ...engines.map((cm3) => [
            `${formatNumber(cm3, language)}\u00A0${unit}`,
            ...rates.map((gel) => formatLari(cm3 * gel, language)),
          ]),
        ],
      },
      { kind: 'heading', text: special },
      { kind: 'table', head: [], rows: specials.map((row) => row.map((text) => fillTemplate(text, values))) },
      { kind: 'heading', text: reckon },
      { kind: 'text', text: reckonText },
    ],
    foot: `${foot} ${excise.basis.sources.map((key) => sources[key]?.name ?? key).join(', ')}`,
  };
};
