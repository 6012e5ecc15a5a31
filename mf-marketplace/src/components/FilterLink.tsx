import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ViewLink } from '@caravan/shared/ui';
import { useLatestSearch } from './useLatestSearch';

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path of the list that the link shows. */
  readonly page: string;
  /** A query with `?`, an empty string, or a function that changes the current query. */
  readonly search: string | ((search: URLSearchParams) => string);
};

/** A link to a view of a list. Within the list the scroll position stays. */
export const FilterLink = ({ page, search, ...rest }: FilterLinkProps): ReactNode => {
  const { pathname, search: currentSearch } = useLocation();
  const latestSearch = useLatestSearch();
  const addressOf = (parameters: URLSearchParams): string =>
    `${page}${typeof search === 'string' ? search : search(parameters)}`;
  const to = { href: addressOf(new URLSearchParams(currentSearch)), now: () => addressOf(latestSearch()) };
  // Search engines must not crawl all combinations of filters.
  return <ViewLink {...rest} to={to} rel="nofollow" preventScrollReset={pathname === page} />;
};
