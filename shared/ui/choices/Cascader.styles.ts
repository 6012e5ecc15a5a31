import { css, styled } from 'styled-components';
import { colour, font, media, radius, size, space } from '../../theme';

/** On phones as high as a full-screen dialog leaves below its title, so that the filter stays while a list scrolls. */
export const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  ${media.phone} {
    grid-template-rows: auto minmax(0, 1fr);
    height: calc(100dvh - 9rem);
  }
`;

export const List = styled.ul`
  max-height: min(24rem, 50dvh);
  padding: ${space.quarter};
  overflow-y: auto;
  scrollbar-width: thin;
  ${media.phone} {
    max-height: none;
  }
`;

const marked = css`
  background: ${colour.wash};
  font-weight: ${font.strong};
`;

export const Entry = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space.half} ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${colour.ink};
  font-size: ${size.body};
  text-align: start;
  text-decoration: none;
  &[aria-expanded='true'],
  &[aria-current] {
    ${marked}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${colour.inkFaint};
  }
  ${media.hover} {
    &:hover {
      background: ${colour.wash};
    }
  }
`;

/** Two columns. On phones only the one that the visitor is in. */
export const Columns = styled.div<{ $inside: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  > :first-child {
    border-inline-end: 1px solid ${colour.line};
  }
  ${media.phone} {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    > * {
      overflow-y: auto;
    }
    > :first-child {
      display: ${({ $inside }) => ($inside ? 'none' : 'block')};
      border: 0;
    }
    > :last-child {
      display: ${({ $inside }) => ($inside ? 'block' : 'none')};
    }
  }
`;

/** Leads back to the first list, on phones. */
export const Back = styled(Entry)`
  display: none;
  justify-content: flex-start;
  color: ${colour.inkSoft};
  ${media.phone} {
    display: flex;
  }
`;
