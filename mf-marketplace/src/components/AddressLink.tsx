import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type AddressLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address as calls give it: inside the site (`/…`) or absolute. */
  readonly address: string;
};

/** A link to an address from data: by the router within the site, otherwise in a new tab. */
export const AddressLink = ({ address, ...rest }: AddressLinkProps): ReactNode =>
  address.startsWith('/') ? (
    <Link to={address} {...rest} />
  ) : (
    <a {...rest} href={address} target="_blank" rel="noopener">
      {rest.children}
    </a>
  );
