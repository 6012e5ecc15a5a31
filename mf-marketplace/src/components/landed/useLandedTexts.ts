import type { LandedFigure } from '@caravan/shared/contracts/calls';
import { formatMoneyRange } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { landedReasons } from './landedReasons';

interface AmountRange {
  readonly low: number;
  readonly high: number;
}

/** Formats amounts in the visitor's currency, and names the unknown parts of a landed price. */
export const useLandedTexts = () => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  return {
    /** "$17,385", or "$17,385–18,020" for a range. */
    amount: ({ low, high }: AmountRange): string => formatMoneyRange(low, high, currency, lang),
    /** "engine size unknown, freight estimated". */
    reasons: (price: Pick<LandedFigure, 'unknown' | 'mayBeTooOld'>): string => landedReasons(price, t),
    /** "Cleared price unknown: no freight known". */
    problem: ({ problem, isFreightUnknown = false }: Pick<LandedFigure, 'problem' | 'isFreightUnknown'>): string =>
      t(`landed.problems.${isFreightUnknown ? 'noFreight' : (problem ?? 'noPrice')}`),
  };
};
