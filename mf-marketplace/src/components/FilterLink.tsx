import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The query of the view that the link shows, with its `?`; empty for none. */
  readonly search: string;
  /** Id of the section it belongs to: where a reload, or a browser without scripts, lands. */
  readonly section: string;
};

/** A link that changes the view of a section: the reader's place stays where scripts run, and is the section where they do not. */
export const FilterLink = ({ search, section, onClick, children, ...rest }: FilterLinkProps): ReactNode => {
  const navigate = useLinkClickHandler({ search }, { preventScrollReset: true });
  const href = useHref({ search, hash: section });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
};
