import { styled } from 'styled-components';
import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import { useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { size, space } from '@caravan/shared/theme';
import { linkStyle } from '@caravan/shared/ui';
import { LANDED_ID } from '../../../components/landed/importCountry';
import { LandedFigure } from '../../../components/landed/LandedFigure';

/** The landed price below the car's price, with a link to its receipt (LAND-1). */
export const LandedTag = ({ query }: { readonly query: BoundQuery<LandedReceipt[]> }) => {
  const t = useTexts('marketplace');
  const { data: receipts } = query.useQuery();
  return (
    <Frame>
      {receipts && (
        <>
          <LandedFigure
            landed={receipts.map((receipt) => ({
              ...receipt,
              low: receipt.total?.low ?? null,
              high: receipt.total?.high ?? null,
            }))}
          />
          <More href={`#${LANDED_ID}`}>{t('landedReceipt.show')}</More>
        </>
      )}
    </Frame>
  );
};

/** Reserves the space of a figure that loads after the car. */
const Frame = styled.div`
  min-height: 3.5rem;
  margin-top: ${space[1]};
`;

const More = styled.a`
  ${linkStyle}
  display: inline-block;
  padding-block: ${space.half};
  font-size: ${size.small};
`;
