import { styled } from 'styled-components';
import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import { font, size } from '@caravan/shared/theme';
import { SmallText } from '@caravan/shared/ui';
import { useLandedTexts } from './useLandedTexts';

interface LandedSumProps {
  readonly price: Pick<LandedReceipt, 'total' | 'unknown' | 'mayBeTooOld' | 'problem' | 'isFreightUnknown'>;
}

/** A landed price in large figures with the parts that are not known, or why there is none (LAND-1). */
export const LandedSum = ({ price }: LandedSumProps) => {
  const texts = useLandedTexts();
  const { total, unknown } = price;
  if (total === null) return <p>{texts.problem(price)}</p>;
  return (
    <>
      <Sum>{texts.amount(total)}</Sum>
      {unknown.length > 0 && <SmallText>{texts.reasons(price)}</SmallText>}
    </>
  );
};

const Sum = styled.p`
  font-size: ${size.heading};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${font.strong};
`;
