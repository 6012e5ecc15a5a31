import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { routerAt } from '../../testing/routerAt';
import { RoutingContext } from '../router/RouterView';
import { Arrival } from './Arrival';

beforeEach(() => {
  // jsdom has no layout: an element has a box unless it is within a hidden one.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return Object.assign(this.closest('[hidden]') ? [] : [new DOMRect()], { item: () => null });
  });
});

const { navigator, revalidate } = routerAt('/');
const pageAt = (pathname: string) => ({
  id: pathname,
  location: { pathname, search: '', hash: '', state: null, key: pathname },
  match: null,
  failure: null,
});

/** The current page and those that were left, each with a button. */
const Site = ({
  pathname,
  leftPaths,
  isPlaceholder = false,
}: {
  readonly pathname: string;
  readonly leftPaths: readonly string[];
  readonly isPlaceholder?: boolean;
}): ReactElement => (
  <RoutingContext
    value={{
      ...pageAt(pathname),
      leftPages: leftPaths.map(pageAt),
      isBusy: false,
      isPlaceholder,
      navigator,
      revalidate,
    }}
  >
    <button type="button">logo</button>
    <main id="content" tabIndex={-1}>
      {[pathname, ...leftPaths].map((path) => (
        <div key={path} hidden={path !== pathname}>
          <button type="button">{path}</button>
        </div>
      ))}
    </main>
    <Arrival />
  </RoutingContext>
);

it('moves the focus to the content of a new page, and on the way back to the element that had it [SHELL-20]', () => {
  const { rerender } = render(<Site pathname="/cars" leftPaths={[]} />);
  screen.getByText('/cars').focus();
  rerender(<Site pathname="/detail" leftPaths={['/cars']} />);
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(<Site pathname="/cars" leftPaths={['/detail']} />);
  expect(screen.getByText('/cars')).toHaveFocus();
  screen.getByText('logo').focus();
  rerender(<Site pathname="/detail" leftPaths={['/cars']} />);
  expect(screen.getByText('logo')).toHaveFocus();
});

it('waits with the focus until a placeholder is painted, and still knows which element had it [PERF-10]', () => {
  const { rerender } = render(<Site pathname="/cars" leftPaths={[]} />);
  screen.getByText('/cars').focus();
  rerender(<Site pathname="/detail" leftPaths={['/cars']} isPlaceholder />);
  expect(screen.getByText('/cars')).toHaveFocus();
  // As the browser does when it renders the hidden page.
  screen.getByText('/cars').blur();
  rerender(<Site pathname="/detail" leftPaths={['/cars']} />);
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(<Site pathname="/cars" leftPaths={['/detail']} />);
  expect(screen.getByText('/cars')).toHaveFocus();
});
