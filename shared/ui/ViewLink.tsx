import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isPlainPress } from './isPlainPress';

/** Where a link leads that changes one part of what its page shows. */
export interface ViewAddress {
  /** Made from the address that is shown. */
  readonly href: string;
  /** Made from the address that an earlier press, which is still loading, asked for. */
  readonly now: () => string;
}

/** Props of `ViewLink`: a plain address leads where it says, whatever is loading. */
export type ViewLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string | ViewAddress };

/** A link that changes one part of what its page shows. Choices that are made before the page has loaded add up. */
export const ViewLink = ({ to, onClick, ...rest }: ViewLinkProps): ReactElement => {
  const navigate = useNavigate();
  const { href, now } = typeof to === 'string' ? { href: to, now: () => to } : to;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    const address = now();
    if (address === href) return;
    event.preventDefault();
    void navigate(address, { preventScrollReset: rest.preventScrollReset ?? false });
  };
  return <Link {...rest} to={href} onClick={handleClick} />;
};
