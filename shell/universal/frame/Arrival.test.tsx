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
  owned: null,
  failure: null,
});

/** The current page and those that were left, each with a button. */
const Site = ({ at, left }: { readonly at: string; readonly left: readonly string[] }): ReactElement => (
  <RoutingContext
    value={{ ...pageAt(at), left: left.map(pageAt), isBusy: false, isPlaceholder: false, navigator, revalidate }}
  >
    <button type="button">logo</button>
    <main id="content" tabIndex={-1}>
      {[at, ...left].map((path) => (
        <div key={path} hidden={path !== at}>
          <button type="button">{path}</button>
        </div>
      ))}
    </main>
    <Arrival />
  </RoutingContext>
);

it('moves the focus to the content of a new page, and on the way back to the element that had it [SHELL-20]', () => {
  const { rerender } = render(<Site at="/cars" left={[]} />);
  screen.getByText('/cars').focus();
  rerender(<Site at="/detail" left={['/cars']} />);
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(<Site at="/cars" left={['/detail']} />);
  expect(screen.getByText('/cars')).toHaveFocus();
  screen.getByText('logo').focus();
  rerender(<Site at="/detail" left={['/cars']} />);
  expect(screen.getByText('logo')).toHaveFocus();
});
