import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../base';

/** Address of a link that changes one part of what the page shows. */
export interface ViewAddress {
  /** Address based on what the page shows now. */
  readonly href: string;
  /** Address based on the latest navigation, which may still be loading. */
  readonly now: () => string;
}

/** Props of `ViewLink`. A plain string is an address that does not depend on the page. */
type ViewLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string | ViewAddress };

/** A link that changes one part of what the page shows. Choices made while the page loads add up. */
export const ViewLink = ({ to, onClick, ...rest }: ViewLinkProps) => {
  const navigate = useNavigate();
  const { href, now } = typeof to === 'string' ? { href: to, now: () => to } : to;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const address = now();
    if (address === href) return;
    event.preventDefault();
    void navigate(address, { preventScrollReset: rest.preventScrollReset ?? false });
  };
  return <Link {...rest} to={href} onClick={handleClick} />;
};
