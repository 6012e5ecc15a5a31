import { styled } from 'styled-components';
import type { LandedFigure as Figure } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import type { Market } from '@caravan/shared/terms';
import { colour, font, size, smallSoft } from '@caravan/shared/theme';
import { useLandedTexts } from './useLandedTexts';

interface LandedFigureProps {
  readonly landed: readonly Figure[];
  /** The country of import. Default: the visitor's. */
  readonly country?: Market | undefined;
}

/** The landed price in a country, and which parts of it are not known (LAND-1). */
export const LandedFigure = ({ landed, country: importCountry }: LandedFigureProps) => {
  const t = useTexts('marketplace');
  const visitorCountry = useSite().country;
  const country = importCountry ?? visitorCountry;
  const { amount, problem, reasons } = useLandedTexts();
  const figure = landed.find((each) => each.country === country);
  if (figure === undefined) return null;
  const { low, high, unknown } = figure;
  if (low === null || high === null) return <Line>{problem(figure)}</Line>;
  return (
    <Line>
      {t(`landed.cleared.${country}`)}: <b>{amount({ low, high })}</b>
      {unknown.length > 0 && <small>{reasons(figure)}</small>}
    </Line>
  );
};

const Line = styled.p`
  ${smallSoft}
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.35;
  b {
    color: ${colour.ink};
    font-weight: ${font.strong};
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${colour.inkFaint};
    font-size: ${size.tiny};
  }
`;
