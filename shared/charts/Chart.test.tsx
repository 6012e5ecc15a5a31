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

/** Looks closer at the first chart, and waits as long as its drawing needs. */
const lookCloser = () =>
  act(async () => {
    const [plot] = screen.getAllByRole('slider');
    if (plot) fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 1 }));
    await import('./Drawing');
    await Promise.resolve();
  });

describe('a chart', () => {
  beforeEach(() => {
    drawing.mockReturnValue(<i data-testid="drawing" />);
  });

  it('is drawn only when somebody looks closer, in the place of its sketch; charts of one cursor together', async () => {
    const cursor = createCursor();
    const { container } = show(
      <>
        <Chart {...figures} label="One" cursor={cursor} />
        <Chart {...figures} label="Other" cursor={cursor} />
      </>,
    );
    // As long as a drawing asked for too early would need.
    await act(async () => {
      await import('./Drawing');
      await Promise.resolve();
    });
    expect(drawing).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[role="slider"] svg > rect')).toHaveLength(6);
    await lookCloser();
    expect(screen.getAllByTestId('drawing')).toHaveLength(2);
    expect(container.querySelectorAll('polyline')).toHaveLength(0);
  });

  it('stays drawn when the pointer has left', async () => {
    show(<Chart {...figures} />);
    await lookCloser();
    fireEvent.pointerLeave(screen.getByRole('slider'));
    expect(screen.getByTestId('drawing')).toBeInTheDocument();
  });

  it('keeps the sketch when the drawing fails', async () => {
    expectConsole('error', /broken drawing/);
    drawing.mockImplementation(() => {
      throw new Error('broken drawing');
    });
    const { container } = show(<Chart {...figures} />);
    await lookCloser();
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

  it('shows a value that stands alone, which no line leads to', () => {
    const [, price] = figures.series;
    if (!price) throw new Error('two series');
    const shown = (values: readonly (number | null)[]): number => {
      const { container, unmount } = show(<Chart {...figures} series={[{ ...price, values }]} />);
      const marks = container.querySelectorAll('[role="slider"] rect').length;
      unmount();
      return marks;
    };
    expect([shown([null, 11_900, null]), shown([11_900, null, 12_040]), shown([11_900, 12_000, null])]).toEqual([
      1, 2, 0,
    ]);
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

  it('shows the same period as a chart with the same cursor, and none once it is left', async () => {
    const cursor = createCursor();
    show(
      <>
        <Chart {...figures} label="One" cursor={cursor} />
        <Chart {...figures} label="Other" cursor={cursor} />
      </>,
    );
    const [one, other] = screen.getAllByRole('slider');
    if (!one || !other) throw new Error('two charts');
    await lookCloser();
    fireEvent.keyDown(one, { key: 'Home' });
    expect(other).toHaveAttribute('aria-valuetext', '26 Oct 2026, Cars sold: 230, Median price: $11900');
    fireEvent.pointerLeave(one);
    fireEvent.blur(one);
    expect(other).toHaveAttribute('aria-valuenow', '2');
  });

  it.each([
    ['no period', { periods: [], series: [] }],
    ['no known figure', { series: figures.series.map((one) => ({ ...one, values: [null, null, null] })) }],
  ])('says "No data" with %s, and has nothing to look at closer', (_case, empty) => {
    show(<Chart {...figures} {...empty} />);
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
    expect(screen.queryByText('Sales fell by 8%')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('has nothing in a frame that only React would answer [EMB-1]', () => {
    const { container } = show(<Chart {...figures} embed="/embed" />, { framed: true });
    expect(container.querySelectorAll('button')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sales fell by 8%');
    expect(container.querySelectorAll('details tbody tr')).toHaveLength(3);
  });
});
