import { styled } from 'styled-components';

/** A list that receives the focus when another of its pages is shown. */
export const ListHead = styled.div`
  &:focus {
    outline: none;
  }
`;
