import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { AddressLink, cardLink } from '@caravan/shared/ui';
import { column } from '../../../components/column';

export const Frame = styled.section`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[3]} ${space[6]};
`;

export const Spread = styled.div`
  display: grid;
  gap: ${space[3]};
  ${column.wide} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    gap: ${space[4]};
    > :nth-child(2) {
      padding-inline-start: ${space[4]};
      border-inline-start: 1px solid ${colour.line};
    }
  }
`;

export const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  min-width: 0;
`;

export const Name = styled.h3`
  font-size: ${size.body};
`;

export const Title = styled(AddressLink)`
  ${cardLink}
`;
