import { indexAfterKey } from '../figures';

/** A series as its entry in the key describes it. */
interface Series {
  readonly name: string;
  /** Its sample in the key. */
  readonly sign: Element | null;
}

/** Pixels between the line and the figures. */
const GAP = 12;

const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, value));

const createElement = (name: string, ...content: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(...content);
  return element;
};

/**
 * Creates a dot for each line of the static plot at a period. A point of a path is at the period plus a half, and 100
 * is the bottom.
 */
const dotsAt = (svg: Element, index: number): HTMLElement[] =>
  [...svg.querySelectorAll('polyline')].flatMap((line) => {
    const points = (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(','));
    const [, height] = points.find(([x]) => Number(x) === index + 0.5) ?? [];
    if (height === undefined) return [];
    const dot = createElement('i');
    dot.style.top = `${height}%`;
    dot.style.background = line.getAttribute('stroke') ?? '';
    return [dot];
  });

const isInUpperHalf = ({ style }: HTMLElement): boolean => Number.parseFloat(style.top) < 50;

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
  const knownFigures = (periodIndex: number) =>
    series.flatMap((oneSeries, index) => {
      const text = rows[periodIndex]?.[index + 1] ?? '';
      return /\d/.test(text) ? [{ ...oneSeries, text }] : [];
    });
  const last = rows.length - 1;
  let current: number | null = null;

  const show = (index: number): void => {
    current = index;
    const [period = ''] = rows[index] ?? [];
    const figures = knownFigures(index);
    plot.ariaValueNow = String(index);
    plot.ariaValueText = [period, ...figures.map(({ name, text }) => `${name}: ${text}`)].join(', ');
    box.replaceChildren(
      createElement('b', period),
      ...figures.map(({ name, sign, text }) =>
        createElement('p', ...(sign ? [sign.cloneNode(true)] : []), name, createElement('b', text)),
      ),
    );
    const dots = dotsAt(svg, index);
    line.replaceChildren(...dots);
    line.hidden = false;
    box.hidden = false;
    const { width, height } = svg.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box;
    const x = ((index + 0.5) / rows.length) * width;
    line.style.left = `${x}px`;
    const beside = x + GAP + offsetWidth > width ? x - GAP - offsetWidth : x + GAP;
    box.style.left = `${clamp(beside, width - offsetWidth)}px`;
    // If the figures have no room beside the line, they take the half of the plot without lines.
    box.style.top = beside < 0 && dots.some(isInUpperHalf) ? `${height - offsetHeight}px` : '0';
  };
  const leave = (): void => {
    current = null;
    line.hidden = true;
    box.hidden = true;
  };
  const showAtPointer = ({ clientX }: PointerEvent): void => {
    const { left, width } = svg.getBoundingClientRect();
    show(clamp(Math.floor(((clientX - left) / Math.max(1, width)) * rows.length), last));
  };

  plot.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
    const next = indexAfterKey(event, current, last);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
  for (const type of ['pointerenter', 'pointerdown', 'pointermove'] as const)
    plot.addEventListener(type, showAtPointer);
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
