import { styled } from 'styled-components';
import { colour, font, media, size, smallFaint, space } from '@caravan/shared/theme';

export const Columns = styled.div<{ $even?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $even }) => ($even === true ? '1fr' : '5fr')}) minmax(
      0,
      ${({ $even }) => ($even === true ? '1fr' : '7fr')}
    );
  gap: 0 ${space[6]};
  padding-bottom: ${({ $even }) => ($even === true ? '0' : space[6])};
  ${media.noMenu} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${({ $even }) => ($even === true ? '0' : space[4])};
  }
`;

export const Card = styled.div`
  display: grid;
  align-content: start;
`;

export const Entry = styled.section`
  padding-block: ${space[2]};
  border-top: 1px solid ${colour.line};
  h2 {
    color: ${colour.inkSoft};
    font-family: ${font.text};
    font-size: ${size.small};
    font-weight: ${font.normal};
  }
  address {
    font-family: ${font.display};
    font-size: ${size.title};
    font-style: normal;
    font-weight: ${font.strong};
    line-height: 1.4;
  }
`;

export const LargeLink = styled.a`
  display: inline-block;
  padding-block: ${space.half};
  color: ${colour.ink};
  font-family: ${font.display};
  font-size: ${size.heading};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${font.strong};
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-decoration-color: ${colour.accent};
  ${media.hover} {
    &:hover {
      color: ${colour.accent};
    }
  }
`;

export const Note = styled.p`
  ${smallFaint}
`;

export const Clock = styled(Note)`
  margin-top: ${space[1]};
`;

export const FormFallback = styled.p`
  min-height: 20rem;
`;

export const Transports = styled.dl`
  > div {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${colour.line};
  }
  > div:first-child {
    padding-top: 0;
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    font-weight: ${font.strong};
  }
  dd {
    max-width: 60ch;
    color: ${colour.inkSoft};
  }
`;
