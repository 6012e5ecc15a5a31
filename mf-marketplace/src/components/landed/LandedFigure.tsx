import { styled } from 'styled-components';
import type { LandedFigure as Figure } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, size, smallSoft } from '@caravan/shared/theme';
import { useLandedTexts } from './useLandedTexts';

/** The landed price in the visitor's country, and which parts of it are not known (LAND-1). */
export const LandedFigure = ({ landed }: { readonly landed: readonly Figure[] }) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  const { amount, problem, reasons } = useLandedTexts();
  const figure = landed.find((each) => each.country === country);
  if (figure === undefined) return null;
  const { low, high, unknown } = figure;
  if (low === null || high === null) return <Line>{problem(figure.problem)}</Line>;
  return (
    <Line>
      {t(`landed.cleared.${country}`)}: <b>{amount({ low, high })}</b>
      {unknown.length > 0 && <small>{reasons(unknown)}</small>}
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
