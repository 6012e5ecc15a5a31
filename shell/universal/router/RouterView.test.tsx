import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createPath, Link, useLocation, type Navigator } from 'react-router-dom';
import { LayoutRouter, PageRouter, RouterView } from './RouterView';

const noop = (): void => undefined;
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: noop,
  push: noop,
  replace: noop,
};

const at = (pathname: string, children: ReactNode): ReactElement => {
  const location = { pathname, search: '', hash: '', state: null, key: pathname };
  const state = { id: pathname, location, owned: null, failure: null, next: null, keepsScroll: false, left: [] };
  return (
    <RouterView state={state} navigator={navigator} revalidate={() => Promise.resolve()}>
      {children}
    </RouterView>
  );
};

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
    const { rerender } = render(at('/home', router));
    rerender(at('/cars', router));
    expect(addresses).toEqual(['/home', '/cars']);
  });

  it('renders no link of the layout [PERF-10]', () => {
    const { link, addresses } = recordedLink();
    const router = <LayoutRouter>{link}</LayoutRouter>;
    const { rerender } = render(at('/home', router));
    rerender(at('/cars', router));
    expect(addresses).toEqual(['/']);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/help');
  });
});
