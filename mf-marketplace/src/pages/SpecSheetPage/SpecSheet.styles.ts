import { css, styled } from 'styled-components';
import { colour, font, media, size, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

export const BreadcrumbLine = styled.div`
  padding-top: ${space[3]};
  ${media.print} {
    display: none;
  }
`;

export const Head = styled.header`
  padding-block: ${space[2]} ${space[3]};
  border-top: 2px solid ${colour.ink};
`;

/** Names the sheet on paper, where the breadcrumbs are absent. */
export const Kicker = styled.p`
  display: none;
  padding-bottom: ${space[1]};
  color: ${colour.accent};
  font-size: ${size.small};
  font-weight: ${font.strong};
  ${media.print} {
    display: block;
  }
`;

export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  > :first-child {
    flex: 1;
    min-width: min(100%, 18rem);
  }
  button {
    flex: none;
  }
  /* Buttons have no effect on paper and without scripts. */
  @media (scripting: none), print {
    button {
      display: none;
    }
  }
`;

export const Top = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  padding-bottom: ${space[5]};
  ${column.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  ${column.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space[5]};
  }
  ${media.print} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    padding-bottom: ${space[2]};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const Contact = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  h2 {
    font-family: ${font.text};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
  }
`;

const withIndex = css`
  ${column.wide} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[5]};
  }
  ${media.print} {
    display: block;
  }
`;

export const Sheet = styled.div<{ $indexed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${space[6]};
  border-top: 1px solid ${colour.line};
  ${({ $indexed }) => $indexed && withIndex}
`;

/** Sticky beside the table. Only on wide pages. */
export const Index = styled.nav`
  display: none;
  ${column.wide} {
    display: block;
    position: sticky;
    top: 5rem;
    align-self: start;
    max-height: calc(100dvh - 6rem);
    margin-top: ${space[4]};
    overflow-y: auto;
  }
  ol {
    padding: 0;
    list-style: none;
  }
  li {
    border-bottom: 1px solid ${colour.line};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    ${smallSoft}
    line-height: 1.35;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: ${colour.accent};
        text-decoration: underline;
      }
    }
  }
  ${media.print} {
    display: none;
  }
`;
