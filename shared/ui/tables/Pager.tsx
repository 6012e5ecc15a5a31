import { ChevronLeft, ChevronRight, Icon } from '../../icons';
import { styled } from 'styled-components';
import { colour, size as type, space } from '../../theme';
import { IconButton } from '../actions';

export interface Paging {
  readonly size: number;
  readonly texts: {
    readonly previous: string;
    readonly next: string;
    /** "21–40 of 320". */
    readonly shown: (first: number, last: number, all: number) => string;
  };
}

export interface PagerProps extends Paging {
  readonly all: number;
  /** Index from 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * Pages through rows that are already loaded, and announces which are shown. At the ends its buttons stay and do
 * nothing.
 */
export const Pager = ({ all, page, size, texts, onPage }: PagerProps) => {
  const last = Math.ceil(all / size) - 1;
  const step = (to: number) => ({
    'aria-disabled': to < 0 || to > last || undefined,
    onClick: () => onPage(Math.min(last, Math.max(0, to))),
  });
  return (
    <Line>
      <output>{texts.shown(page * size + 1, Math.min(all, (page + 1) * size), all)}</output>
      <IconButton label={texts.previous} icon={<Icon of={ChevronLeft} />} {...step(page - 1)} />
      <IconButton label={texts.next} icon={<Icon of={ChevronRight} />} {...step(page + 1)} />
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.half};
  color: ${colour.inkSoft};
  font-size: ${type.small};
  font-variant-numeric: tabular-nums;
  output {
    margin-inline-end: ${space[1]};
  }
  [aria-disabled] {
    color: ${colour.lineStrong};
    cursor: default;
  }
`;
