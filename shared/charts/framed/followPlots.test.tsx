import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Chart } from '../Chart';
import { figures } from '../testing/figures';
import { inSite } from '../testing/show';
import { followPlots } from './followPlots';

const part = (mark: string) => document.querySelector<HTMLElement>(`[data-${mark}]`);
/** Returns the visible period, and each series with its figure. */
const shown = (): (string | null)[] | null => {
  const box = part('figures');
  return box?.hidden === false ? [...box.children].map(({ textContent }) => textContent) : null;
};
const plot = () => screen.getByRole('slider');
const point = (type: string, clientX: number, pointerType = 'mouse'): void => {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  Object.assign(event, { pointerType });
  fireEvent(plot(), event);
};

describe('a chart in a framed page', () => {
  const show = (series: typeof figures.series): void => {
    document.body.innerHTML = renderToString(inSite(<Chart {...figures} series={series} />, { framed: true }));
    followPlots(document);
  };
  beforeEach(() => {
    // Three periods of a hundred pixels each.
    const rect = new DOMRect(50, 0, 300, 200);
    jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(rect);
    show(figures.series);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows the figures under the pointer until it leaves', () => {
    expect(shown()).toBeNull();
    point('pointermove', 60);
    expect(shown()).toEqual(['26 Oct 2026', 'Cars sold230', 'Median price$11900']);
    expect(part('cursor')?.style.left).toBe('50px');
    point('pointermove', 349);
    expect(shown()).toEqual(['9 Nov 2026', 'Cars sold207', 'Median price$12040']);
    point('pointerleave', 400);
    expect(shown()).toBeNull();
    expect(part('cursor')?.hidden).toBe(true);
  });

  it('leaves unknown figures out', () => {
    point('pointermove', 60);
    expect(part('cursor')?.children).toHaveLength(1);
    point('pointermove', 200);
    expect(shown()).toEqual(['2 Nov 2026', 'Cars sold226']);
    expect(part('cursor')?.children).toHaveLength(0);
  });

  it('moves between periods by keys and ends on Escape and blur', () => {
    fireEvent.keyDown(plot(), { key: 'ArrowLeft' });
    expect(plot()).toHaveAttribute('aria-valuetext', '9 Nov 2026, Cars sold: 207, Median price: $12040');
    fireEvent.keyDown(plot(), { key: 'ArrowLeft' });
    expect(plot()).toHaveAttribute('aria-valuenow', '1');
    expect(plot()).toHaveAttribute('aria-valuetext', '2 Nov 2026, Cars sold: 226');
    expect(fireEvent.keyDown(plot(), { key: 'Home' })).toBe(false);
    expect(shown()?.[0]).toBe('26 Oct 2026');
    expect(fireEvent.keyDown(plot(), { key: 'Tab' })).toBe(true);
    fireEvent.keyDown(plot(), { key: 'Escape' });
    expect(shown()).toBeNull();
    fireEvent.keyDown(plot(), { key: 'End' });
    fireEvent.blur(plot());
    expect(shown()).toBeNull();
  });

  it('leaves Alt and an arrow key to the browser', () => {
    expect(fireEvent.keyDown(plot(), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(shown()).toBeNull();
  });

  it('keeps the figures of a tap until the focus leaves', () => {
    point('pointerdown', 60, 'touch');
    point('pointerleave', 60, 'touch');
    expect(shown()?.[0]).toBe('26 Oct 2026');
  });

  it('places the figures beside the line, or in the half without lines', () => {
    // Only prices: low in the first week, high in the last.
    show(figures.series.slice(1).map((oneSeries) => ({ ...oneSeries, startsAtZero: false })));
    const box = part('figures');
    if (!box) throw new Error('the chart has no place for figures');
    const size = jest.spyOn(box, 'offsetWidth', 'get').mockReturnValue(100);
    jest.spyOn(box, 'offsetHeight', 'get').mockReturnValue(60);
    const placeAt = (clientX: number) => {
      point('pointermove', clientX);
      return [box.style.left, box.style.top];
    };
    expect(placeAt(60)).toEqual(['62px', '0px']);
    expect(placeAt(349)).toEqual(['138px', '0px']);
    size.mockReturnValue(290);
    expect(placeAt(349)).toEqual(['0px', '140px']);
    expect(placeAt(60)).toEqual(['0px', '0px']);
  });
});
