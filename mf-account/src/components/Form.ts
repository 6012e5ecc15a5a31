import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';

/** A column of fields. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;
