import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expectConsole, insertedRules } from '../testing';
import { Chart } from './Chart';
import { createCursor } from './plot';
import { figures } from './testing/figures';
import { inSite, show } from './testing/show';

const highchartsPlot = jest.fn(() => <i data-testid="highcharts" />);
jest.mock('./plot/HighchartsPlot', () => ({ HighchartsPlot: () => highchartsPlot() }));

/** Points at the first chart and waits for its Highcharts plot. */
const openPlot = () =>
  act(async () => {
    const [plot] = screen.getAllByRole('slider');
    if (plot) fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 1 }));
    await import('./plot');
    await Promise.resolve();
  });

describe('a chart', () => {
  beforeEach(() => {
    highchartsPlot.mockReturnValue(<i data-testid="highcharts" />);
  });

  it('loads Highcharts for all charts of a cursor when the visitor looks closer at one', async () => {
    const cursor = createCursor();
    const { container } = show(
      <>
        <Chart {...figures} label="One" cursor={cursor} />
        <Chart {...figures} label="Other" cursor={cursor} />
      </>,
    );
    // As long as a Highcharts plot loaded too early would need.
    await act(async () => {
      await import('./plot');
      await Promise.resolve();
    });
    expect(highchartsPlot).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[role="slider"] svg > rect')).toHaveLength(6);
    await openPlot();
    expect(screen.getAllByTestId('highcharts')).toHaveLength(2);
    expect(container.querySelectorAll('polyline')).toHaveLength(0);
  });

  it('keeps the Highcharts plot after the pointer has left', async () => {
    show(<Chart {...figures} />);
    await openPlot();
    fireEvent.pointerLeave(screen.getByRole('slider'));
    expect(screen.getByTestId('highcharts')).toBeInTheDocument();
  });

  it('keeps the static plot when Highcharts fails', async () => {
    expectConsole('error', /broken plot/);
    highchartsPlot.mockImplementation(() => {
      throw new Error('broken plot');
    });
    const { container } = show(<Chart {...figures} />);
    await openPlot();
    expect(container.querySelectorAll('polyline')).toHaveLength(2);
  });

  it('renders the static plot and the figures on the server, without style attributes', () => {
    const html = renderToString(inSite(<Chart {...figures} />));
    expect(html).toContain('<polyline');
    expect(html).toContain('$12040');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('leaves more room beside the static plot for larger text', () => {
    show(<Chart {...figures} />);
    expect(insertedRules()).toContain('inset: 14px 0.90625rem 30px 3.1875rem');
  });

  it('shows its title, unit, source and date', () => {
    show(<Chart {...figures} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Sales fell by 8%' })).toBeInTheDocument();
    const figure = screen.getByRole('figure', { name: 'Weekly sales of a model' });
    const { unit, source, date } = figures.notes;
    for (const note of [unit, source, date]) expect(within(figure).getByText(note)).toBeInTheDocument();
    expect(within(figure).getByText('US dollars')).toBeInTheDocument();
  });

  it('lists its figures in a table, newest first, with a dash for an unknown one', () => {
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

  it('distinguishes series by more than colour', () => {
    const [units, price] = figures.series.map((oneSeries) => ({ ...oneSeries, kind: 'line' as const }));
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

  it('marks a value without neighbours', () => {
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

  it('moves between periods by keys and announces their figures', async () => {
    const cursor = createCursor();
    show(<Chart {...figures} cursor={cursor} />);
    await userEvent.tab();
    const plot = screen.getByRole('slider', { name: /Weekly sales of a model\. Arrow keys/ });
    expect(plot).toHaveFocus();
    expect(plot).toHaveAttribute('aria-valuetext', '9 Nov 2026, Cars sold: 207, Median price: $12040');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(cursor.index()).toBe(1);
    expect(plot).toHaveAttribute('aria-valuetext', '2 Nov 2026, Cars sold: 226');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(cursor.index()).toBe(0);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(cursor.index()).toBe(2);
    await userEvent.keyboard('{Escape}');
    expect(cursor.index()).toBeNull();
  });

  it('leaves keys with Alt, Ctrl or Meta to the browser', () => {
    const cursor = createCursor();
    show(<Chart {...figures} cursor={cursor} />);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(cursor.index()).toBeNull();
  });

  it('shows the same period as another chart with the same cursor', async () => {
    const cursor = createCursor();
    show(
      <>
        <Chart {...figures} label="One" cursor={cursor} />
        <Chart {...figures} label="Other" cursor={cursor} />
      </>,
    );
    const [first, second] = screen.getAllByRole('slider');
    if (!first || !second) throw new Error('two charts');
    await openPlot();
    fireEvent.keyDown(first, { key: 'Home' });
    expect(second).toHaveAttribute('aria-valuetext', '26 Oct 2026, Cars sold: 230, Median price: $11900');
    fireEvent.pointerLeave(first);
    fireEvent.blur(first);
    expect(second).toHaveAttribute('aria-valuenow', '2');
  });

  it.each([
    ['no period', { periods: [], series: [] }],
    ['no known figure', { series: figures.series.map((oneSeries) => ({ ...oneSeries, values: [null, null, null] })) }],
  ])('shows only "No data" with %s', (_case, empty) => {
    show(<Chart {...figures} {...empty} />);
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
    expect(screen.queryByText('Sales fell by 8%')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('renders no control in a frame that would need React [EMB-1]', () => {
    const { container } = show(<Chart {...figures} embed="/embed" />, { framed: true });
    expect(container.querySelectorAll('button')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sales fell by 8%');
    expect(container.querySelectorAll('details tbody tr')).toHaveLength(3);
  });
});
