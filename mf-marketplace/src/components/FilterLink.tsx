import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path of the list that the link shows. */
  readonly page: string;
  /** Its query, with its `?`; empty for none. */
  readonly search: string;
};

/** A link to a view of a list: within the list the reader's place stays. */
export const FilterLink = ({ page, search, ...rest }: FilterLinkProps): ReactNode => {
  const { pathname } = useLocation();
  // Views are without number: search engines follow the list, not every choice of its filters.
  return <Link {...rest} to={{ pathname: page, search }} rel="nofollow" preventScrollReset={pathname === page} />;
};
