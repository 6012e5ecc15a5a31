import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';

/** A list of `CarEntry` in columns, one on narrow screens. */
export const CarList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr));
  column-gap: ${space[4]};
  border-bottom: 1px solid ${colour.line};
`;
