import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectConsole } from '../testing';
import { Chart } from './Chart';
import { figures } from './testing/figures';

const drawing = jest.fn(() => <i data-testid="drawing" />);
jest.mock('./Drawing', () => ({ Drawing: () => drawing() }));

/** Replaces the silent observer of the tests; the answer lets everything observed come into view. */
const observeViews = () => {
  const watchers: (() => void)[] = [];
  const watching = (onSeen: (entries: { isIntersecting: boolean }[]) => void) => ({
    observe: () => watchers.push(() => onSeen([{ isIntersecting: true }])),
    disconnect: () => {},
  });
  Object.assign(window, { IntersectionObserver: jest.fn(watching) });
  return () =>
    act(async () => {
      for (const see of watchers) see();
      await Promise.resolve();
    });
};

const silent = window.IntersectionObserver;

afterEach(() => {
  window.IntersectionObserver = silent;
});

describe('a chart', () => {
  beforeEach(() => {
    drawing.mockReturnValue(<i data-testid="drawing" />);
  });

  it('is drawn only when it comes into view, in the place of its sketch', async () => {
    const comeIntoView = observeViews();
    const { container } = render(<Chart {...figures} />);
    // As long as a drawing asked for too early would need.
    await act(async () => {
      await import('./Drawing');
      await Promise.resolve();
    });
    expect(drawing).not.toHaveBeenCalled();
    expect(container.querySelectorAll('rect[height]:not([height="12"])')).toHaveLength(3);
    await comeIntoView();
    expect(screen.getByTestId('drawing')).toBeInTheDocument();
    expect(container.querySelectorAll('polyline')).toHaveLength(0);
  });

  it('keeps the sketch when the drawing fails', async () => {
    expectConsole('error', /broken drawing/);
    const comeIntoView = observeViews();
    drawing.mockImplementation(() => {
      throw new Error('broken drawing');
    });
    const { container } = render(<Chart {...figures} />);
    await comeIntoView();
    expect(container.querySelectorAll('polyline')).toHaveLength(2);
  });

  it('comes from the server with sketch and figures, without a style attribute', () => {
    const html = renderToString(<Chart {...figures} />);
    expect(html).toContain('<polyline');
    expect(html).toContain('$12040');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('says unit, source and date', () => {
    render(<Chart {...figures} />);
    const figure = screen.getByRole('figure', { name: 'Weekly sales of a model' });
    const { unit, source, date } = figures.notes;
    for (const note of [unit, source, date]) expect(within(figure).getByText(note)).toBeInTheDocument();
    expect(within(figure).getByText('US dollars')).toBeInTheDocument();
  });

  it('holds its figures as a table, newest first, a dash for an unknown one', () => {
    render(<Chart {...figures} />);
    act(() => document.querySelector('details')?.setAttribute('open', ''));
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Week from', 'Cars sold, a week', 'Median price, US dollars'],
      ['9 Nov 2026', '207', '$12040'],
      ['2 Nov 2026', '226', '—'],
      ['26 Oct 2026', '230', '$11900'],
    ]);
  });

  it.each([
    ['no period', { periods: [], series: [] }],
    ['no known figure', { series: figures.series.map((one) => ({ ...one, values: [null, null, null] })) }],
  ])('says "No data" with %s, and loads no drawing', async (_case, empty) => {
    const comeIntoView = observeViews();
    render(<Chart {...figures} {...empty} />);
    await comeIntoView();
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(drawing).not.toHaveBeenCalled();
  });
});
