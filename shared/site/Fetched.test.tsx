import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { testSite } from '../testing';
import { Fetched } from './Fetched';
import { SiteContext } from './SiteContext';

interface Query {
  readonly data?: string;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

const quiet: Query = { isError: false, isFetching: false, refetch: () => undefined };

const createFetched = (query: Partial<Query>) => (
  <SiteContext value={testSite()}>
    <Fetched query={{ ...quiet, ...query }} skeleton={<i>skeleton</i>} failure="The list did not load">
      {(data) => <p>{data}</p>}
    </Fetched>
  </SiteContext>
);

describe('the result of a call', () => {
  it('wraps the answer in a boundary that hydrates by itself [PERF-8]', () => {
    expect(renderToString(createFetched({ data: 'cars' }))).toContain('<!--$--><p>cars</p><!--/$-->');
  });

  it('shows the skeleton, then the answer', () => {
    const { rerender } = render(createFetched({ isFetching: true }));
    expect(screen.getByText('skeleton')).toBeInTheDocument();
    rerender(createFetched({ data: 'cars' }));
    expect(screen.getByText('cars')).toBeInTheDocument();
    expect(screen.queryByText('skeleton')).toBeNull();
  });

  it.each([
    ['', {}],
    [' and an earlier answer exists', { data: 'cars' }],
  ])('keeps a failure while the call is retried%s', (_what, before) => {
    const { rerender } = render(createFetched({ ...before, isError: true, error: 'network' }));
    expect(screen.getByText('The list did not load')).toBeInTheDocument();
    rerender(createFetched({ ...before, isFetching: true, error: 'network' }));
    expect(screen.getByText('The list did not load')).toBeInTheDocument();
    expect(screen.queryByText(/skeleton|cars/)).toBeNull();
  });

  it('reports the start and the end of a failure to the host', () => {
    const isOver = jest.fn();
    const callFailed = jest.fn(() => isOver);
    const shown = (query: Partial<Query>) => (
      <SiteContext value={{ ...testSite(), callFailed }}>
        <Fetched query={{ ...quiet, ...query }} skeleton={null} failure="The list did not load">
          {(data) => <p>{data}</p>}
        </Fetched>
      </SiteContext>
    );
    const { rerender } = render(shown({ isFetching: true }));
    expect(callFailed).not.toHaveBeenCalled();
    for (const query of [{ isError: true }, { isFetching: true, error: 'network' }, { isError: true }])
      rerender(shown(query));
    expect(callFailed.mock.calls).toEqual([['The list did not load']]);
    expect(isOver).not.toHaveBeenCalled();
    rerender(shown({ data: 'cars' }));
    expect(isOver).toHaveBeenCalledTimes(1);
  });

  it('calls again when the browser is online, without moving the focus [REL-2]', () => {
    const refetch = jest.fn();
    const { rerender } = render(createFetched({ isError: true, error: 'network', refetch }));
    fireEvent.online(window);
    rerender(createFetched({ data: 'cars', refetch }));
    fireEvent.online(window);
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(document.body).toHaveFocus();
    expect(screen.getByText('cars').parentElement).not.toHaveAttribute('tabindex');
  });

  describe('after a retry with success', () => {
    const pressed = async () => {
      const { rerender } = render(createFetched({ isError: true, error: 'network' }));
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      rerender(createFetched({ isFetching: true, error: 'network' }));
      expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
      return rerender;
    };

    it('moves the focus to the content once', async () => {
      const rerender = await pressed();
      rerender(createFetched({ data: 'cars' }));
      const content = screen.getByText('cars').parentElement;
      expect(content).toHaveFocus();
      content?.blur();
      rerender(createFetched({ isError: true, error: 'network' }));
      rerender(createFetched({ data: 'cars' }));
      expect(document.body).toHaveFocus();
    });

    it('leaves the focus that the visitor moved meanwhile', async () => {
      const rerender = await pressed();
      const elsewhere = document.body.appendChild(document.createElement('button'));
      elsewhere.focus();
      rerender(createFetched({ data: 'cars' }));
      expect(elsewhere).toHaveFocus();
      elsewhere.remove();
    });

    it('leaves the focus if nothing was pressed', () => {
      const { rerender } = render(createFetched({ isError: true, error: 'network' }));
      rerender(createFetched({ data: 'cars' }));
      expect(document.body).toHaveFocus();
      expect(screen.getByText('cars').parentElement).not.toHaveAttribute('tabindex');
    });
  });
});
