import { styled } from 'styled-components';
import { colour, font, leading, media, size, smallFaint, space } from '@caravan/shared/theme';

const terms = { narrow: '11rem', wide: '15rem' } as const;

/**
 * Pairs of a term and its text, with hairlines: `<dl>` of `<div><dt/><dd/></div>`. They are side by side if there is space,
 * otherwise below each other. `$terms` is the width of the terms. `$variant` sets them as headings.
 */
export const Entries = styled.dl<{ $terms?: keyof typeof terms; $variant?: 'heading' }>`
  container-type: inline-size;
  > div {
    display: grid;
    gap: ${space.half} ${space[4]};
    padding-block: ${({ $variant }) => ($variant === undefined ? space[1] : space[2])};
    border-bottom: 1px solid ${colour.line};
  }
  > div:first-child {
    padding-top: 0;
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    font-family: ${({ $variant }) => ($variant === undefined ? font.text : font.display)};
    font-size: ${({ $variant }) => ($variant === undefined ? size.body : size.title)};
    font-weight: ${font.strong};
    line-height: ${({ $variant }) => ($variant === undefined ? leading.text : leading.tight)};
    overflow-wrap: anywhere;
  }
  dd {
    min-width: 0;
  }
  @container (min-width: 28rem) {
    > div {
      grid-template-columns: minmax(0, ${({ $terms = 'wide' }) => terms[$terms]}) minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

/** The secondary text of an entry, or a remark below it. */
export const Remark = styled.p`
  ${smallFaint}
  ${media.print} {
    color: inherit;
  }
`;
