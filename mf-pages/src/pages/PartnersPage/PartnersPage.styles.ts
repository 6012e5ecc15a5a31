import { styled } from 'styled-components';
import type { EmbedHeight } from '@caravan/shared/contracts';
import { colour, measure, media, radius, size, space } from '@caravan/shared/theme';
import { Prose } from '../../components/Prose';
import type { PreviewWidth } from './partnersView';

/** CSS pixels available on a phone and in a column of a newspaper's page. */
const widths: Readonly<Record<PreviewWidth, string>> = { phone: '22.5rem', column: '45rem', wide: '100%' };

export const Attributes = styled.ul`
  display: grid;
  gap: ${space.half};
  padding-block: ${space[1]};
  padding-inline: 0;
  font-size: ${size.small};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[1]};
  }
  small {
    color: ${colour.inkFaint};
    font-size: inherit;
  }
`;

export const Name = styled.code.attrs({ lang: 'en', translate: 'no' })`
  padding: 0.1em 0.3em;
  background: ${colour.wash};
  font-family: ui-monospace, monospace;
`;

export const NoScriptNote = styled.p`
  padding-bottom: ${space[2]};
  color: ${colour.inkSoft};
`;

/** Shows as many settings in a row as fit. The names of widgets are long. */
export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  > :first-child {
    grid-column: 1 / -1;
    max-width: 28rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Begins the messages of a frame, below the events of a tag. */
export const MessagesLead = styled(Prose)`
  padding-block: ${space[3]} ${space[2]};
`;

export const Codes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-top: ${space[2]};
`;

/** A window as narrow as a phone shows all of it. A narrower one scrolls it. */
export const PreviewSection = styled.section`
  container-type: inline-size;
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[4]};
  ${media.small} {
    overflow-x: auto;
    margin-inline: calc(-1 * ${measure.gutter});
    > h3 {
      padding-inline: ${measure.gutter};
    }
  }
  @media (scripting: none) {
    display: none;
  }
  /* The frame loads near the viewport. */
  ${media.print} {
    &:not(:has(iframe)) {
      display: none;
    }
  }
`;

/**
 * The preview of a partner's page, with the chosen width and the declared height. It is never narrower than a phone. No height is declared
 * for less, so the content below would shift.
 */
export const PreviewArea = styled.div<{ $width: PreviewWidth; $heights: EmbedHeight }>`
  min-width: ${widths.phone};
  max-width: ${({ $width }) => widths[$width]};
  min-height: ${({ $width, $heights: [phone, column, wide] }) => ({ phone, column, wide })[$width]}px;
  @container (max-width: 33.75rem) {
    min-height: ${({ $heights: [narrow] }) => narrow}px;
  }
  outline: 1px dashed ${colour.lineStrong};
  outline-offset: ${space[1]};
  margin: ${space[1]};
  ${media.small} {
    margin-inline: 0;
  }
  border-radius: ${radius.control};
`;

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
`;
