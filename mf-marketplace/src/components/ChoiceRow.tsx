import { useEffect, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { colour, media, space } from '@caravan/shared/theme';
import { scrollFocusedIntoView } from './scrollFocusedIntoView';

interface ChoiceRowProps {
  readonly label: string;
  /** The chosen value. When it changes, the row scrolls its link into view. */
  readonly chosen: string | undefined;
  readonly ruled?: boolean;
  /** The first entry stays in place while the others scroll. */
  readonly pinned?: boolean;
  readonly children: ReactNode;
}

/** Pixels before the chosen link, so that the end of the previous link stays visible. */
const LEAD = 48;

/** A row of choices: wraps on wide screens, one line that scrolls sideways on narrow ones. */
export const ChoiceRow = ({ label, chosen, ruled = false, pinned = false, children }: ChoiceRowProps) => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector('[aria-current]');
    if (!list || !link) return;
    const offset = link.getBoundingClientRect().left - list.getBoundingClientRect().left;
    const lead = pinned ? (list.firstElementChild?.clientWidth ?? 0) + LEAD : LEAD;
    if (offset < lead || offset > list.clientWidth / 2) list.scrollLeft += offset - lead;
  }, [chosen, pinned]);
  return (
    <Row ref={row} onFocus={scrollFocusedIntoView} aria-label={label} $ruled={ruled} $pinned={pinned}>
      {children}
    </Row>
  );
};

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
  /* Adjacent rows share a rule. */
  & + &,
  & + div + & {
    border-top: 0;
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
