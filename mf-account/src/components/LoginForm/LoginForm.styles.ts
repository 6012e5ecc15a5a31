import { css, styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

/** Both stay in the page while empty, so that screen readers hear what comes into them. */
const line = css`
  overflow-wrap: anywhere;
  font-size: ${size.small};
  line-height: 1.5;
  &:empty {
    position: absolute;
  }
`;

export const Message = styled.output`
  ${line}
  color: ${colour.inkSoft};
`;

export const Refusal = styled.p`
  ${line}
  color: ${colour.bad};
`;
