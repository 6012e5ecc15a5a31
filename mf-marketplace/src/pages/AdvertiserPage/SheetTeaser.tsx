import { useId } from 'react';
import { useTexts } from '@caravan/shared/site';
import { css, styled } from 'styled-components';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { Heading, MoreLink, Picture } from '@caravan/shared/ui';
import { column } from '../../components/column';
import { Lines } from '../../components/offer/Lines';

/** The main figures, with a link to the spec sheet. */
export const SheetTeaser = ({ advertiser }: { readonly advertiser: FriendshipDetail }) => {
  const t = useTexts('marketplace');
  const titleId = useId();
  const { id, arguments: lines, argumentImg } = advertiser;
  return (
    <Frame aria-labelledby={titleId} $pictured={argumentImg !== null}>
      <div>
        <Title level={2} id={titleId}>
          {t('advertiser.sheet')}
        </Title>
        {lines.length > 0 && <Lines lines={lines} />}
        <MoreLink to={`/argument/detail/${id}`}>{t('advertiser.toSheet')}</MoreLink>
      </div>
      {argumentImg !== null && <Picture src={argumentImg} alt="" width={960} height={720} />}
    </Frame>
  );
};

const withPicture = css`
  ${column.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  ${column.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[5]};
  }
`;

const Frame = styled.section<{ $pictured: boolean }>`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  padding-block: ${space[3]} ${space[6]};
  border-top: 2px solid ${colour.ink};
  ${({ $pictured }) => $pictured && withPicture}
`;

const Title = styled(Heading)`
  margin-bottom: ${space[2]};
`;
