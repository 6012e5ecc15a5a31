import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type AddressLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address from the API: a path of the site (`/…`) or an absolute address. */
  readonly address: string;
};

/** A link to an address from the API. Other sites open in a new tab. */
export const AddressLink = ({ address, ...rest }: AddressLinkProps): ReactNode =>
  address.startsWith('/') ? (
    <Link to={address} {...rest} />
  ) : (
    <a {...rest} href={address} target="_blank" rel="noopener">
      {rest.children}
    </a>
  );
