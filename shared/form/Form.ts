import { styled } from 'styled-components';
import { space } from '../theme';

/**
 * A column of fields. `method="dialog"`: without script, or before the page is taken over, the browser sends nothing, so
 * that no entry ends up in an address. Inert, it keeps its place out of sight.
 */
export const Form = styled.form.attrs({ method: 'dialog', noValidate: true })`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  &[inert] {
    visibility: hidden;
  }
`;
