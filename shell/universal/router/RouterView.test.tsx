import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { serverLayout } from '../../testing/serverView';
import { LayoutRouter, PageRouter } from './RouterView';

/** A link, with the addresses at which it was rendered. */
const recordedLink = () => {
  const addresses: string[] = [];
  const Recorded = (): ReactElement => {
    addresses.push(useLocation().pathname);
    return <Link to="/help">Help</Link>;
  };
  return { link: <Recorded />, addresses };
};

describe('a navigation', () => {
  it('renders the links of a page', () => {
    const { link, addresses } = recordedLink();
    const router = <PageRouter>{link}</PageRouter>;
    const { rerender } = render(serverLayout(router, '/home'));
    rerender(serverLayout(router, '/cars'));
    expect(addresses).toEqual(['/home', '/cars']);
  });

  it('renders no link of the layout [PERF-10]', () => {
    const { link, addresses } = recordedLink();
    const router = <LayoutRouter>{link}</LayoutRouter>;
    const { rerender } = render(serverLayout(router, '/home'));
    rerender(serverLayout(router, '/cars'));
    expect(addresses).toEqual(['/']);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/help');
  });
});
