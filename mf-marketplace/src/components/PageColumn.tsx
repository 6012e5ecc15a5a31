import { styled } from 'styled-components';
import { COLUMN } from './column';

/** The column that a page stands in: layouts inside follow its width (`column`). */
export const PageColumn = styled.div`
  container: ${COLUMN} / inline-size;
`;
