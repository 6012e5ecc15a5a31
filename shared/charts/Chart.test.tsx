import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expectConsole } from '../testing';
import { Chart } from './Chart';
import { createCursor } from './cursor';
import { figures } from './testing/figures';
import { inSite, show } from './testing/show';

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
    const { container } = show(<Chart {...figures} />);
    // As long as a drawing asked for too early would need.
    await act(async () => {
      await import('./Drawing');
      await Promise.resolve();
    });
    expect(drawing).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[role="slider"] rect')).toHaveLength(3);
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
    const { container } = show(<Chart {...figures} />);
    await comeIntoView();
    expect(container.querySelectorAll('polyline')).toHaveLength(2);
  });

  it('comes from the server with sketch and figures, without a style attribute', () => {
    const html = renderToString(inSite(<Chart {...figures} />));
    expect(html).toContain('<polyline');
    expect(html).toContain('$12040');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('says its message, unit, source and date', () => {
    show(<Chart {...figures} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Sales fell by 8%' })).toBeInTheDocument();
    const figure = screen.getByRole('figure', { name: 'Weekly sales of a model' });
    const { unit, source, date } = figures.notes;
    for (const note of [unit, source, date]) expect(within(figure).getByText(note)).toBeInTheDocument();
    expect(within(figure).getByText('US dollars')).toBeInTheDocument();
  });

  it('holds its figures as a table, newest first, a dash for an unknown one', () => {
    show(<Chart {...figures} />);
    act(() => document.querySelector('details')?.setAttribute('open', ''));
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Week from', 'Cars sold, a week', 'Median price, US dollars'],
      ['9 Nov 2026', '207', '$12040'],
      ['2 Nov 2026', '226', '—'],
      ['26 Oct 2026', '230', '$11900'],
    ]);
  });

  it('tells series apart by more than their colour', () => {
    const [units, price] = figures.series.map((one) => ({ ...one, kind: 'line' as const }));
    if (!units || !price) throw new Error('two series');
    const series = [units, { ...price, tone: 'second' as const }];
    const { container } = show(<Chart {...figures} series={series} />);
    const plot = container.querySelector('[role="slider"]');
    expect(plot?.querySelectorAll('polyline[stroke-dasharray]')).toHaveLength(1);
    expect(plot?.querySelectorAll('rect')).toHaveLength(2);
    const samples = container.querySelectorAll('li svg');
    expect(samples[0]?.querySelector('[stroke-dasharray]')).not.toBeNull();
    expect(samples[1]?.querySelector('rect')).not.toBeNull();
  });

  it('is gone through by keys, and says the figures of each period', async () => {
    const cursor = createCursor();
    show(<Chart {...figures} cursor={cursor} />);
    await userEvent.tab();
    const plot = screen.getByRole('slider', { name: /Weekly sales of a model\. Arrow keys/ });
    expect(plot).toHaveFocus();
    expect(plot).toHaveAttribute('aria-valuetext', '9 Nov 2026, Cars sold: 207, Median price: $12040');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(cursor.at()).toBe(1);
    expect(plot).toHaveAttribute('aria-valuetext', '2 Nov 2026, Cars sold: 226');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(cursor.at()).toBe(0);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(cursor.at()).toBe(2);
    await userEvent.keyboard('{Escape}');
    expect(cursor.at()).toBeNull();
  });

  it('shows the same period as a chart with the same cursor, and none once it is left', () => {
    const cursor = createCursor();
    show(
      <>
        <Chart {...figures} label="One" cursor={cursor} />
        <Chart {...figures} label="Other" cursor={cursor} />
      </>,
    );
    const [one, other] = screen.getAllByRole('slider');
    if (!one || !other) throw new Error('two charts');
    fireEvent.keyDown(one, { key: 'Home' });
    expect(other).toHaveAttribute('aria-valuetext', '26 Oct 2026, Cars sold: 230, Median price: $11900');
    fireEvent.pointerLeave(one);
    fireEvent.blur(one);
    expect(other).toHaveAttribute('aria-valuenow', '2');
  });

  it.each([
    ['no period', { periods: [], series: [] }],
    ['no known figure', { series: figures.series.map((one) => ({ ...one, values: [null, null, null] })) }],
  ])('says "No data" with %s, and loads no drawing', async (_case, empty) => {
    const comeIntoView = observeViews();
    show(<Chart {...figures} {...empty} />);
    await comeIntoView();
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
    expect(screen.queryByText('Sales fell by 8%')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(drawing).not.toHaveBeenCalled();
  });
});
