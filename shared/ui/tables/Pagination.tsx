import { ChevronLeft, ChevronRight, Icon } from '../../icons';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { colour, font, media, radius, space } from '../../theme';
import { pageList } from './pages';
import { ViewLink, type ViewAddress } from '../actions';
import { VisuallyHidden } from '../base';

export interface PaginationTexts {
  /** Name of the navigation, such as "Pages of the catalogue". */
  label: string;
  previous: string;
  next: string;
  /** Name of the link to a page: "Page 3". */
  page: (page: number) => string;
}

/** Props of `Pagination`. `hrefFor` returns the address of a page. */
interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string | ViewAddress;
  texts: PaginationTexts;
}

/** Links to the pages of a list. Renders nothing for a single page. On narrow screens: previous, "3 / 20", next. */
export function Pagination({ page, pages, hrefFor, texts }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (target: number, text: string, icon: ReactNode) =>
    target < 1 || target > pages ? (
      <Off aria-hidden="true">{icon}</Off>
    ) : (
      <Step to={hrefFor(target)} aria-label={text} title={text} rel={target < page ? 'prev' : 'next'}>
        {icon}
      </Step>
    );
  return (
    <nav aria-label={texts.label}>
      <List>
        <li>{step(page - 1, texts.previous, <Icon of={ChevronLeft} />)}</li>
        {pageList(page, pages).map((number, index) => (
          <Wide key={number ?? `gap-${index}`}>
            {number === null ? (
              <Off aria-hidden="true">…</Off>
            ) : (
              <Step
                to={hrefFor(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Step>
            )}
          </Wide>
        ))}
        <Narrow>
          <VisuallyHidden>{texts.page(page)}</VisuallyHidden>
          <span aria-hidden="true">
            {page} / {pages}
          </span>
        </Narrow>
        <li>{step(page + 1, texts.next, <Icon of={ChevronRight} />)}</li>
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.half};
  padding-block: ${space[3]};
  font-variant-numeric: tabular-nums;
`;

const cell = css`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  height: 2.75rem;
  padding-inline: ${space.half};
  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const Step = styled(ViewLink)`
  ${cell}
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${colour.ink};
  text-decoration: none;
  &[aria-current='page'] {
    border-color: ${colour.ink};
    font-weight: ${font.strong};
  }
  ${media.hover} {
    &:hover {
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
`;

const Off = styled.span`
  ${cell}
  color: ${colour.lineStrong};
`;

const Wide = styled.li`
  ${media.phone} {
    display: none;
  }
`;

const Narrow = styled.li`
  display: none;
  ${media.phone} {
    display: block;
    min-width: 5rem;
    text-align: center;
  }
`;
