import { placeAfter } from '../keys';

/** A series by its entry of the key. */
interface Series {
  readonly name: string;
  /** How it is drawn. */
  readonly sign: Element | null;
}

/** Pixels between the line and the figures beside it. */
const GAP = 12;

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

const tag = (name: string, ...content: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(...content);
  return element;
};

/** Where the lines of a sketch pass a place: a point of theirs is a place and a half, and its height down from 100. */
const dotsAt = (sketch: Element, place: number): HTMLElement[] =>
  [...sketch.querySelectorAll('polyline')].flatMap((line) => {
    const points = (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(','));
    const [, height] = points.find(([x]) => Number(x) === place + 0.5) ?? [];
    if (height === undefined) return [];
    const dot = tag('i');
    dot.style.top = `${height}%`;
    dot.style.background = line.getAttribute('stroke') ?? '';
    return [dot];
  });

const isHigh = ({ style }: HTMLElement): boolean => Number.parseFloat(style.top) < 50;

/** Makes one plot answer. Nothing is done where a mark is missing. */
const followPlot = (plot: HTMLElement): void => {
  const figure = plot.closest('figure');
  const sketch = plot.querySelector('svg');
  const line = plot.querySelector<HTMLElement>('[data-cursor]');
  const box = plot.querySelector<HTMLElement>('[data-figures]');
  if (!figure || !sketch || !line || !box) return;
  // The table stands with the newest first.
  const rows = [...figure.querySelectorAll('tbody tr')]
    .map(({ children }) => [...children].map(({ textContent }) => textContent))
    .toReversed();
  const series = [...figure.querySelectorAll<HTMLElement>('[data-series]')].map(
    ({ dataset, firstElementChild }): Series => ({ name: dataset['series'] ?? '', sign: firstElementChild }),
  );
  // A figure that is not known has no number in its cell.
  const known = (place: number) =>
    series.flatMap((one, index) => {
      const text = rows[place]?.[index + 1] ?? '';
      return /\d/.test(text) ? [{ ...one, text }] : [];
    });
  const last = rows.length - 1;
  let at: number | null = null;

  const show = (place: number): void => {
    at = place;
    const [period = ''] = rows[place] ?? [];
    const figures = known(place);
    plot.ariaValueNow = String(place);
    plot.ariaValueText = [period, ...figures.map(({ name, text }) => `${name}: ${text}`)].join(', ');
    box.replaceChildren(
      tag('b', period),
      ...figures.map(({ name, sign, text }) => tag('p', ...(sign ? [sign.cloneNode(true)] : []), name, tag('b', text))),
    );
    const dots = dotsAt(sketch, place);
    line.replaceChildren(...dots);
    line.hidden = false;
    box.hidden = false;
    const { width, height } = sketch.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box;
    const x = ((place + 0.5) / rows.length) * width;
    line.style.left = `${x}px`;
    const beside = x + GAP + offsetWidth > width ? x - GAP - offsetWidth : x + GAP;
    box.style.left = `${within(beside, width - offsetWidth)}px`;
    // Where it has no room beside the line, it leaves free that half of the plot that the lines are in.
    box.style.top = beside < 0 && dots.some(isHigh) ? `${height - offsetHeight}px` : '0';
  };
  const leave = (): void => {
    at = null;
    line.hidden = true;
    box.hidden = true;
  };
  const point = ({ clientX }: PointerEvent): void => {
    const { left, width } = sketch.getBoundingClientRect();
    show(within(Math.floor(((clientX - left) / Math.max(1, width)) * rows.length), last));
  };

  plot.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
    const next = placeAfter(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
  for (const type of ['pointerenter', 'pointerdown', 'pointermove'] as const) plot.addEventListener(type, point);
  plot.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger leaves with every tap; what it showed stays until the focus goes.
    if (pointerType !== 'touch') leave();
  });
  plot.addEventListener('blur', leave);
};

/** Makes the charts of a page that no React takes over answer to pointer and keys: the figures are those of their tables. */
export const followPlots = (document: Document): void => {
  for (const plot of document.querySelectorAll<HTMLElement>('[data-plot]')) followPlot(plot);
};
