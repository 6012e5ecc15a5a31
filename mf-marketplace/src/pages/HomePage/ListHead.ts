import { styled } from 'styled-components';

/** A list, which takes the focus when another page of it is shown: reading goes on at its start. */
export const ListHead = styled.div`
  &:focus {
    outline: none;
  }
`;
