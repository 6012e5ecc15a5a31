import { styled } from 'styled-components';
import { colour, measure, media, space } from '@caravan/shared/theme';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  padding-block: ${space[3]} ${space[8]};
  border-top: 1px solid ${colour.line};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FormFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

export const Points = styled.ul`
  max-width: ${measure.text};
  color: ${colour.inkSoft};
  li {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${colour.line};
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    border-bottom: 0;
  }
`;
