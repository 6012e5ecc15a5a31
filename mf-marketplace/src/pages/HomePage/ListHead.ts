import { styled } from 'styled-components';

/** A list that receives the focus after a change of its page. */
export const ListHead = styled.div`
  &:focus {
    outline: none;
  }
`;
