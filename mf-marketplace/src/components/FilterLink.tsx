import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ViewLink } from '@caravan/shared/ui';
import { useAskedSearch } from './useAskedSearch';

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path of the list that the link shows. */
  readonly page: string;
  /** Its query, with its `?`, empty for none; or, for a change of the list that is shown, the query made of the present one. */
  readonly search: string | ((search: URLSearchParams) => string);
};

/** A link to a view of a list: within the list the reader's place stays. */
export const FilterLink = ({ page, search, ...rest }: FilterLinkProps): ReactNode => {
  const { pathname, search: shown } = useLocation();
  const asked = useAskedSearch();
  const addressOf = (at: URLSearchParams): string => `${page}${typeof search === 'string' ? search : search(at)}`;
  const to = { href: addressOf(new URLSearchParams(shown)), now: () => addressOf(asked()) };
  // Views are without number: search engines follow the list, not every choice of its filters.
  return <ViewLink {...rest} to={to} rel="nofollow" preventScrollReset={pathname === page} />;
};
