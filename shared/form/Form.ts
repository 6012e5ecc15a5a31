import { styled } from 'styled-components';
import { space } from '../theme';

/**
 * A column of fields. With `method="dialog"` the browser sends nothing before hydration, so that no entry ends up in an
 * address. While inert it is invisible but keeps its space.
 */
export const Form = styled.form.attrs({ method: 'dialog', noValidate: true })`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  &[inert] {
    visibility: hidden;
  }
`;
