import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { colour, media, space } from '@caravan/shared/theme';
import { scrollFocusedIntoView } from './scrollFocusedIntoView';

interface ChoiceRowProps {
  readonly label: string;
  readonly ruled?: boolean;
  /** The first entry stays in place while the others scroll. */
  readonly pinned?: boolean;
  readonly children: ReactNode;
}

/** A row of choices: wraps on wide screens, one line that scrolls sideways on narrow ones. */
export const ChoiceRow = ({ label, ruled = false, pinned = false, children }: ChoiceRowProps) => (
  <Row onFocus={scrollFocusedIntoView} aria-label={label} $ruled={ruled} $pinned={pinned}>
    {children}
  </Row>
);

const rules = css`
  border-top: 1px solid ${colour.line};
  border-bottom: 1px solid ${colour.line};
`;

const pinnedFirst = css`
  > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: -${space.half};
    padding-inline-end: ${space[1]};
    background: ${colour.paper};
  }
`;

const Row = styled.ul<{ $ruled: boolean; $pinned: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  ${({ $ruled }) => $ruled && rules}
  > li {
    flex: none;
  }
  ${media.narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    /* Space for focus rings, which the scroll container would clip. */
    margin-inline: -${space.half};
    && {
      padding-inline: ${space.half};
    }
    ${({ $pinned }) => $pinned && pinnedFirst}
    /* Keeps focused entries beside the pinned entry, which is narrower than this in both languages. */
    scroll-padding-inline-start: ${({ $pinned }) => ($pinned ? '9rem' : 'auto')};
  }
`;
