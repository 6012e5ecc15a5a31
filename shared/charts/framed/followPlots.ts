import { placeAfter } from '../figures';

/** A series as its entry in the key describes it. */
interface Series {
  readonly name: string;
  /** Its sample in the key. */
  readonly sign: Element | null;
}

/** Pixels between the line and the figures. */
const GAP = 12;

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

const tag = (name: string, ...content: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(...content);
  return element;
};

/**
 * Creates a dot for each line of the static plot at a period. A point of a path is at the period plus a half, and 100
 * is the bottom.
 */
const dotsAt = (svg: Element, place: number): HTMLElement[] =>
  [...svg.querySelectorAll('polyline')].flatMap((line) => {
    const points = (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(','));
    const [, height] = points.find(([x]) => Number(x) === place + 0.5) ?? [];
    if (height === undefined) return [];
    const dot = tag('i');
    dot.style.top = `${height}%`;
    dot.style.background = line.getAttribute('stroke') ?? '';
    return [dot];
  });

const isHigh = ({ style }: HTMLElement): boolean => Number.parseFloat(style.top) < 50;

/** Makes one plot interactive. Does nothing if a mark is missing. */
const followPlot = (plot: HTMLElement): void => {
  const figure = plot.closest('figure');
  const svg = plot.querySelector('svg');
  const line = plot.querySelector<HTMLElement>('[data-cursor]');
  const box = plot.querySelector<HTMLElement>('[data-figures]');
  if (!figure || !svg || !line || !box) return;
  // The table lists the newest period first.
  const rows = [...figure.querySelectorAll('tbody tr')]
    .map(({ children }) => [...children].map(({ textContent }) => textContent))
    .toReversed();
  const series = [...figure.querySelectorAll<HTMLElement>('[data-series]')].map(
    ({ dataset, firstElementChild }): Series => ({ name: dataset['series'] ?? '', sign: firstElementChild }),
  );
  // The cell of an unknown figure has no number.
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
    const dots = dotsAt(svg, place);
    line.replaceChildren(...dots);
    line.hidden = false;
    box.hidden = false;
    const { width, height } = svg.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box;
    const x = ((place + 0.5) / rows.length) * width;
    line.style.left = `${x}px`;
    const beside = x + GAP + offsetWidth > width ? x - GAP - offsetWidth : x + GAP;
    box.style.left = `${within(beside, width - offsetWidth)}px`;
    // If the figures have no room beside the line, they take the half of the plot without lines.
    box.style.top = beside < 0 && dots.some(isHigh) ? `${height - offsetHeight}px` : '0';
  };
  const leave = (): void => {
    at = null;
    line.hidden = true;
    box.hidden = true;
  };
  const point = ({ clientX }: PointerEvent): void => {
    const { left, width } = svg.getBoundingClientRect();
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
    // A touch pointer leaves after every tap. The figures stay until the focus leaves.
    if (pointerType !== 'touch') leave();
  });
  plot.addEventListener('blur', leave);
};

/** Makes the charts of a framed page answer to pointer and keyboard, with the figures of their tables. */
export const followPlots = (document: Document): void => {
  for (const plot of document.querySelectorAll<HTMLElement>('[data-plot]')) followPlot(plot);
};
