import { styled } from 'styled-components';

/** Hides content without scripts, because its data load in the browser only. */
export const BrowserOnly = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
