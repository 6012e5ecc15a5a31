import { styled } from 'styled-components';
import { COLUMN } from './column';

/** The column of a page. Layouts inside follow its width (`column`). */
export const PageColumn = styled.div`
  container: ${COLUMN} / inline-size;
`;
